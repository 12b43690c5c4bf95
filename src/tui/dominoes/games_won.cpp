#include "tui/dominoes/games_won.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui::domino {
namespace {

std::string words_of(const Scene& scene, Seat seat) {
    constexpr int name_width = 10;
    return cut(upper(scene.names[seat]), name_width) + " " + std::to_string(scene.games_won[seat]);
}

std::string row_of(const Scene& scene, Seat seat) {
    constexpr int name_width = 16;
    std::string name = cut(upper(scene.names[seat]), name_width);
    name.resize(name_width, ' ');
    return name + right(scene.games_won[seat], 4);
}

}  // namespace

std::string games_won(const Scene& scene) {
    return "GAMES WON: " + words_of(scene, dominoes::first_seat) + ", " +
           words_of(scene, dominoes::second_seat);
}

Notice farewell(const Scene& scene) {
    return {
        .title = "GAMES WON",
        .sub = "",
        .lines = {"", row_of(scene, dominoes::first_seat), row_of(scene, dominoes::second_seat)}};
}

}  // namespace parlor::tui::domino
