// U-7.2: each of up to eight players has a row.
#include "tui/property/player_rows.hpp"

#include "catch.hpp"
#include "tui/golden.hpp"

namespace parlor::tui {
namespace {

// Players A to H; `to_move` has to decide.
property::View of_eight(int to_move) {
    property::View view;
    for (int seat = 1; seat <= 8; ++seat)
        view.seats.push_back({{{.seat = Seat(seat), .name = std::string(1, char('@' + seat))}}});
    view.decision.seat = Seat(to_move);
    return view;
}

std::string names_in(const property::View& view) {
    Canvas canvas;
    draw_players(canvas, view);
    std::string names;
    for (int row = 0; row < 8; ++row) names += static_cast<char>(canvas.cell({row, 2}).glyph);
    return names;
}

}  // namespace

TEST_CASE("U-7.2: each of eight players has a row, whoever has to decide") {
    for (const int to_move : {0, 1, 6, 7, 8}) CHECK(names_in(of_eight(to_move)) == "ABCDEFGH");
}

TEST_CASE("U-7.2: the row of a player who is out is empty, and nobody else moves") {
    property::View view = of_eight(8);
    view.seats[1].out = view.seats[6].out = true;
    CHECK(names_in(view) == "A CDEF H");
}

TEST_CASE("U-7.2: eight clocks have a row each, and the money beside them") {
    property::View view = of_eight(8);
    view.rules.clocks = property::Clocks::Each;
    view.seats[7].clock = {29'900};
    view.seats[7].money = Money{-12345};
    Canvas canvas;
    draw_players(canvas, view);
    CHECK(lines_of(canvas, GlyphSet::Ascii)[7].substr(0, 18) == "1>H     29.9-12345");
    CHECK(canvas.cell({7, 10}).style.paper == Ink::Yellow);
}

TEST_CASE("U-7.2: beside clocks, names that begin alike are told apart by their last letters") {
    property::View view = of_eight(1);
    view.rules.clocks = property::Clocks::Each;
    view.seats[0].name = "Player_1";
    view.seats[1].name = "Player_2";
    view.seats[2].name = "İstanbul";
    Canvas canvas;
    draw_players(canvas, view);
    const auto lines = lines_of(canvas, GlyphSet::Unicode);
    CHECK(lines[0].substr(2, 5) == "PLA1 ");
    CHECK(lines[1].substr(2, 5) == "PLA2 ");
    CHECK(lines[2].find("İST. ") != std::string::npos);
}

}  // namespace parlor::tui
