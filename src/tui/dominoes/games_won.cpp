#include "tui/dominoes/games_won.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui::domino_table {
namespace {

std::string words_of(const Picture& picture, Seat seat, int room) {
    const std::string count = ": " + std::to_string(picture.games_won[seat]);
    return shortened(upper(picture.name(seat)), room - width(count)) + count;
}

std::string row_of(const std::string& player, int won) {
    constexpr int name_width = 16;
    const std::string name = shortened(upper(player), name_width);
    return name + right(won, name_width + 4 - width(name));
}

}  // namespace

std::string games_won(const Picture& picture) {
    constexpr int room = 12;  // of each
    return "GAMES WON: " + words_of(picture, dominoes::first_seat, room) + ", " +
           words_of(picture, dominoes::second_seat, room);
}

Notice farewell(const Names& players, const PerPlayer<int>& won) {
    Notice notice{.title = "GAMES WON", .sub = "", .lines = {""}};
    for (const Seat seat : dominoes::both_seats)
        notice.lines.push_back(row_of(players[seat], won[seat]));
    return notice;
}

}  // namespace parlor::tui::domino_table
