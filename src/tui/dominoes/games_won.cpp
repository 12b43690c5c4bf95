#include "tui/dominoes/games_won.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui::domino {
namespace {

std::string words_of(const Scene& scene, Seat seat, int room) {
    const std::string count = " " + std::to_string(scene.games_won[seat]);
    return shortened(upper(scene.names[seat]), room - width(count)) + count;
}

std::string row_of(const Scene& scene, Seat seat) {
    constexpr int name_width = 16;
    const std::string name = shortened(upper(scene.names[seat]), name_width);
    return name + right(scene.games_won[seat], name_width + 4 - width(name));
}

}  // namespace

std::string games_won(const Scene& scene) {
    constexpr int room = 12;  // of each
    return "GAMES WON: " + words_of(scene, dominoes::first_seat, room) + ", " +
           words_of(scene, dominoes::second_seat, room);
}

Notice farewell(const Scene& scene) {
    return {
        .title = "GAMES WON",
        .sub = "",
        .lines = {"", row_of(scene, dominoes::first_seat), row_of(scene, dominoes::second_seat)}};
}

}  // namespace parlor::tui::domino
