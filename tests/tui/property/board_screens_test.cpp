// The board: its quarters, the overview, the mini-map, and information about each square.
#include "app/editions.hpp"
#include "app/furnished.hpp"
#include "canvas/letters.hpp"
#include "games/games.hpp"
#include "rules/property/view.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/board/small_board.hpp"

namespace parlor::tui {

TEST_CASE("U-1.5, U-10.9: the four quadrants show owners, houses, mortgages and tokens") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("F1");
    check_golden_everywhere("quadrant-1", table.app().canvas());
    table.keys("F3");
    check_golden_everywhere("quadrant-2", table.app().canvas());
    table.keys("F5");
    check_golden_everywhere("quadrant-3", table.app().canvas());
    table.keys("F7");
    check_golden_everywhere("quadrant-4", table.app().canvas());
}

TEST_CASE("U-10.4: the overview says what sum wins") {
    Screened table;
    table.take_up(
        "parlor 1\ngame classic\nboard uk\noption wealth-wins 2000\n"
        "seat 1 person Ann\nseat 2 person Bob\nbegin\n0 dice 6 5\n0 dice 1 2\n");
    CHECK_FALSE(table.says("$2000 WINS"));
    table.keys("v");
    CHECK(table.says("$2000 WINS"));
}

TEST_CASE("the overview shows the whole board until a key is pressed") {
    Screened table;
    table.sit_down(3);
    table.keys("v");
    table.shows("overview-tokens");
    table.keys("F1");
    furnish(table);
    table.keys("v");
    table.shows("overview");
    check_golden_everywhere("overview", table.app().canvas());
    table.keys("x");
    CHECK(table.says("V - OVERVIEW"));
}

TEST_CASE("U-3.4: six tokens stand side by side, the active one stands out") {
    Screened table;
    table.sit_down(6);
    table.shows("six-tokens-at-go");
    table.set({"seat.1.square gaol",
               "seat.2.square gaol",
               "seat.3.square gaol",
               "seat.4.square gaol",
               "seat.5.square gaol",
               "seat.6.square gaol",
               "seat.2.gaol 1"});
    table.keys("F3");
    table.shows("six-tokens-in-gaol");
    table.keys("v");
    table.shows("overview-six-tokens");
}

TEST_CASE("six tokens on six squares, and on one of the upper side") {
    Screened table;
    table.sit_down(6);
    table.set({"seat.2.square income-tax",
               "seat.3.square liverpool-street-station",
               "seat.4.square mayfair",
               "seat.5.square park-lane",
               "seat.6.square kings-cross-station"});
    table.shows("six-tokens-spread");
    for (const char* seat : {"1", "2", "3", "4", "5", "6"})
        table.set({"seat." + std::string{seat} + ".square trafalgar-square"});
    table.shows("six-tokens-at-trafalgar-square");
}

TEST_CASE("U-3.4: where tokens have one cell the overview shows their number") {
    Screened table;
    table.sit_down(6);
    table.keys("v");
    CHECK(table.app().canvas().cell({18, 25}).glyph == U'6');
}

TEST_CASE("U-3.3: the mini-map has a mark for each player, wherever they stand") {
    Screened table;
    table.sit_down(6);
    std::string marks;
    for (int row = 21; row <= 23; ++row)
        for (int col = 36; col <= 39; ++col)
            marks += utf8(table.app().canvas().cell({row, col}).glyph);
    for (const char letter : std::string{"PLAYER"}) CHECK(marks.find(letter) != std::string::npos);
}

TEST_CASE("U-3.9: every square has an information card, and the cursor visits each") {
    Screened table;
    table.sit_down(2);
    table.keys("m");
    for (int n = 0; n < 40; ++n) {
        table.keys("i");
        INFO(n);
        const std::string name =
            upper(edition().board.name_of(Square(static_cast<std::uint8_t>(n))));
        for (const std::string& words : wrapped(name, 19)) CHECK(table.says(" " + words));
        CHECK(table.says("PRESS ANY KEY"));
        table.keys("Space f");
    }
}

TEST_CASE("information cards of each kind of square") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("m i");
    table.shows("info-go");
    table.keys("Space f i");
    table.shows("info-street");
    table.keys("Space f i");
    table.shows("info-chest");
    table.keys("Space f f i");
    table.shows("info-tax");
    table.keys("Space f i");
    table.shows("info-station");
    table.keys("Space f f i");
    table.shows("info-chance");
    table.keys("Space f f f i");
    table.shows("info-gaol");
    table.keys("Space f f i");
    table.shows("info-utility");
}

TEST_CASE("U-3.9, C-9.3: the card of GO knows what landing there pays") {
    Screened table;
    table.come_in(1);
    table.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 g c 0 r r a b m");
    while (not table.says("MANAGE OPTIONS")) table.keys("Esc m");
    table.keys("i");
    CHECK(table.says("COLLECT $200"));
    CHECK(table.says("COLLECT $400"));
}

TEST_CASE("U-3.10: a board of 32 squares has the same quadrants, with shorter sides") {
    const property::Edition small = short_edition();
    Canvas canvas;
    const ShownBoard board = empty_board(small.board);
    draw_board(canvas, board, Quadrant{2}, Square{9});
    draw_small_board(canvas, board, {.owners = {}, .chosen = {}, .repaid = {}, .selected = {}});
    draw_mini_map(canvas, board);
    check_golden("board-of-32", canvas);
    CHECK(quadrant_of(Square{4}, 32).number == quadrant_of(Square{11}, 32).number);
    CHECK(places_in(Quadrant{1}, 32).size() == 9);
}

TEST_CASE("U-3.4: whoever has chosen a token is seen by it") {
    table::SetupAsked asked;
    int number = 0;
    for (const char* const line : {"game classic", "seat 1 person A red X", "seat 2 person B blue"})
        REQUIRE_FALSE(asked.add(++number, *table::split(line)));
    Screened table;
    table.place.table = std::move(std::get<std::unique_ptr<table::GameTable>>(open_table(asked)));
    table.place.table->answer_chance();
    CHECK(table.row(16).find("▐ XGO▐") != std::string::npos);
    CHECK(table.row(23).ends_with("BX"));
    table.set({"seat.2.square gaol"});
    table.keys("v");
    CHECK(table.row(18).find('X') != std::string::npos);
}

TEST_CASE("U-10.1: the token of who moves is the only white one, and pulses on the quadrant") {
    Screened table;
    table.sit_down(6);
    const Canvas canvas = table.app().canvas();
    const Cell row = canvas.cell({0, 0});
    int white = 0, pulsing = 0;
    for (int line = 0; line < 21; ++line)
        for (int col = 19; col < 40; ++col) {
            const Cell cell = canvas.cell({line, col});
            if (cell.style.paper == Ink::White) ++white;
            if (not cell.pulses) continue;
            ++pulsing;
            CHECK(cell.glyph == row.glyph);
            CHECK(cell.style == Style{row.style.paper, Ink::White});
        }
    CHECK(white == 1);
    CHECK(pulsing == 1);
}

TEST_CASE("U-10.1: a player's sign stands in the row, on their deeds, on the map and in lists") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    const Cell sign = table.app().canvas().cell({1, 0});
    CHECK(sign.glyph != U' ');
    CHECK(sign.style.ink == readable_on(sign.style.paper));
    const auto count = [&](const Box& box) {
        int found = 0;
        const Canvas canvas = table.app().canvas();
        for (int row = box.top; row <= box.bottom; ++row)
            for (int col = box.left; col <= box.right; ++col)
                found += canvas.cell({row, col}) == sign ? 1 : 0;
        return found;
    };
    CHECK(count(mini_map_box) == 1);
    table.keys("v");
    CHECK(count({3, 10, 21, 28}) == 5 + 1);  // furnish gives five deeds; and the token
    table.keys("x s");
    CHECK(table.says("2 - " + utf8(sign.glyph) + " "));
}

TEST_CASE(
    "U-3.4: where tokens have no cell, the mover's stands there and the number of the others") {
    Canvas canvas;
    ShownBoard board = empty_board(edition().board);
    for (int n = 1; n <= 8; ++n)
        board.seats.push_back({.seat = Seat(n),
                               .colour = board::Colour::Green,
                               .token = static_cast<char>('A' + n - 1),
                               .at = Square{1},
                               .decides = n == 5});
    draw_board(canvas, board, Quadrant{1}, std::nullopt);
    check_golden("crowd-on-a-street", canvas);
}

TEST_CASE("U-5.8: what fills a square ends at its edges, in every quadrant") {
    for (int number = 1; number <= 4; ++number)
        for (const SquarePlace& place : places_in(Quadrant{number}, 40)) {
            ShownBoard mortgaged = empty_board(edition().board);
            mortgaged.squares[place.square].mortgaged = true;
            Canvas canvas;
            draw_board(canvas, mortgaged, Quadrant{number}, std::nullopt);
            const Box board = grid_of(Quadrant{number}, 40).board, &box = place.box;
            INFO("quadrant " << number << ", row " << box.top << ", column " << box.left);
            for (int row = board.top; row <= board.bottom; ++row)
                for (int col = board.left; col <= board.right; ++col) {
                    const Cell cell = canvas.cell({row, col});
                    const bool inside = row >= box.top and row <= box.bottom and col >= box.left and
                                        col <= box.right;
                    const bool is_outer =
                        row == (Quadrant{number}.at_bottom() ? box.bottom : box.top) or
                        col == (Quadrant{number}.at_right() ? box.right : box.left);
                    if (cell.style.paper == Ink::DarkGrey) CHECK(inside);
                    if (inside and is_outer)
                        CHECK(in_set(cell, GlyphSet::Ascii).reverse);
                    else if (inside)
                        CHECK_FALSE(in_set(cell, GlyphSet::Ascii).reverse);
                }
        }
}

}  // namespace parlor::tui
