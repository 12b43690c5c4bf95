// M-2.1: eight players have to do with the six rows above the menu, and with one page of keys.
#include "tui/property/player_rows.hpp"

#include <set>

#include "catch.hpp"
#include "tui/property/player_keys.hpp"

namespace parlor::tui {
namespace {

// Players A to H; `to_move` has to decide.
rules::View of_eight(int to_move) {
    rules::View view;
    for (int seat = 1; seat <= 8; ++seat)
        view.seats.push_back({.seat = Seat(seat), .name = std::string(1, char('@' + seat))});
    view.decision.seat = Seat(to_move);
    return view;
}

std::string names_in(const rules::View& view) {
    Canvas canvas;
    draw_players(canvas, view);
    std::string names;
    for (int row = 0; row < 7; ++row) names += static_cast<char>(canvas.cell({row, 2}).glyph);
    return names;
}

}  // namespace

TEST_CASE("M-2.1: of eight players six have a row, and whoever has to decide is among them") {
    CHECK(names_in(of_eight(1)) == "ABCDEF ");
    CHECK(names_in(of_eight(6)) == "ABCDEF ");
    CHECK(names_in(of_eight(7)) == "BCDEFG ");
    CHECK(names_in(of_eight(8)) == "CDEFGH ");
    CHECK(names_in(of_eight(0)) == "ABCDEF ");  // chance
}

TEST_CASE("M-2.1: players who are out leave their rows to the others") {
    rules::View view = of_eight(8);
    view.seats[1].out = view.seats[3].out = true;
    CHECK(names_in(view) == "ACEFGH ");
    view.seats[0].out = true;
    CHECK(names_in(view) == "CEFGH  ");
}

TEST_CASE("M-2.1: each of eight players has a key on the pages where one is chosen") {
    std::set<int> rows;
    for (int seat = 1; seat <= 8; ++seat) rows.insert(player_key(seat, "").row);
    CHECK(rows.size() == 8);
    CHECK(*rows.begin() == 10);
    CHECK(*rows.rbegin() < 21);  // the pictures, and the way back
}

}  // namespace parlor::tui
