// The ring: the whole board in the right half of a wide terminal.
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "app/editions.hpp"
#include "app/furnished.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "rules/property/view.hpp"
#include "table/journal/journal_text.hpp"
#include "tui/board/ring/ring_layout.hpp"
#include "tui/property/ring.hpp"

namespace parlor::tui {
namespace {

constexpr Size small{24, 40}, middle_sized{30, 60}, large{40, 80};

Recent told() {
    Recent recent;
    recent.add({"Ann", "rolls 3 and 4"});
    recent.add({"Ann", "goes to Chance"});
    recent.add({"Bob", "rolls 1 and 1"});
    return recent;
}

// Three players on a board with shorter sides; the second has three deeds.
struct ShortGame {
    property::Edition board = short_edition();
    property::View view;

    ShortGame() {
        constexpr std::array names{"Ann", "Bob", "Cy"};
        view.edition = &board;
        view.turn = Seat{1};
        view.decision.seat = Seat{1};
        for (int seat = 1; seat <= 3; ++seat) {
            property::SeatView player;
            player.seat = Seat(seat);
            player.name = names[static_cast<std::size_t>(seat) - 1];
            player.colour = board::Colour(seat - 1);
            player.token = static_cast<char>('0' + seat);
            player.at = Square(static_cast<std::uint8_t>(11 * (seat - 1)));
            view.seats.push_back(player);
        }
        view.squares[Square{1}] = {.owner = Seat{2}, .houses = 2, .whole_group = true};
        view.squares[Square{3}] = {.owner = Seat{2}, .houses = 5, .whole_group = true};
        view.squares[Square{17}] = {.owner = Seat{2}, .mortgaged = true};
        view.bank_houses = 30;
        view.bank_hotels = 11;
    }
};

// Each cell belongs to at most one part of the ring.
void mark(std::set<std::pair<int, int>>& taken, const Box& box, Size size) {
    for (int row = box.top; row <= box.bottom; ++row)
        for (int col = box.left; col <= box.right; ++col) {
            CHECK(0 <= row);
            CHECK(row < size.rows);
            CHECK(0 < col);  // the first column separates the halves
            CHECK(col < size.cols);
            CHECK(taken.insert({row, col}).second);
        }
}

bool is_inside(At at, const Box& box) {
    return box.top <= at.row and at.row <= box.bottom and box.left <= at.col and
           at.col <= box.right;
}

std::string row_of(const Canvas& canvas, int row) {
    return lines_of(canvas, GlyphSet::Ascii)[static_cast<std::size_t>(row)];
}

}  // namespace

TEST_CASE("U-6.2: the squares, their owners' marks and the middle have places of their own") {
    const int board_size = GENERATE(40, 32);
    const Size size = GENERATE(
        Size{24, 40}, Size{25, 40}, Size{30, 60}, Size{40, 80}, Size{50, 120}, Size{60, 160});
    const RingLayout layout{size, board_size};
    std::set<std::pair<int, int>> taken;
    mark(taken, layout.middle(), size);
    for (int n = 0; n < board_size; ++n) {
        const RingPlace place = layout.place_of(Square(static_cast<std::uint8_t>(n)));
        mark(taken, place.box, size);
        CHECK(is_inside(place.tokens, place.box));
        CHECK(is_inside({place.tokens.row, place.tokens.col + place.token_cells - 1}, place.box));
        CHECK(place.token_cells >= 2);
        mark(taken, place.strip, size);
        if (place.is_corner) continue;
        CHECK(is_inside(place.letter, place.band));
        CHECK(is_inside(place.houses, place.band));
        CHECK(place.letter != place.houses);
    }
}

TEST_CASE("U-6.2: no line crosses a name, and lines keep squares apart in each set of glyphs") {
    const int board_size = GENERATE(40, 32);
    const Size size = GENERATE(Size{24, 40}, Size{30, 60}, Size{40, 80}, Size{60, 160});
    const RingLayout layout{size, board_size};
    for (int n = 0; n < board_size; ++n) {
        const RingPlace place = layout.place_of(Square(static_cast<std::uint8_t>(n)));
        const bool is_flat = place.box.bottom == place.box.top + 1;  // letters replace the line
        if (place.has_line_above and not is_flat) CHECK(place.words.top > place.box.top);
        if (place.has_line_at_left) CHECK(place.words.left > place.box.left);
        if (not place.is_corner) CHECK(place.has_line_above != place.has_line_at_left);
    }
    CHECK(in_set(glyph::thin_edge_above, GlyphSet::Console) == U'─');
    CHECK(in_set(glyph::thin_edge_at_left, GlyphSet::Ascii) == U'|');
}

TEST_CASE("U-6.1, U-6.2: from 80 columns on the whole board stands beside the screen") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    const Canvas both = table.app().canvas({24, 80});
    check_golden_everywhere("wide", both);
    check_golden("wide-25-rows", table.app().canvas({25, 80}));
    const Canvas larger = table.app().canvas({40, 120});
    check_golden_everywhere("wide-large", larger);
}

TEST_CASE("U-6.1: the ring grows with the window, in steps") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    const auto size_in = [&](Size window) { return table.app().canvas(window).size(); };
    CHECK(size_in({24, 80}) == Size{25, 80});
    CHECK(size_in({29, 99}) == Size{25, 80});
    CHECK(size_in({30, 100}) == Size{30, 100});
    CHECK(size_in({39, 200}) == Size{30, 100});
    CHECK(size_in({40, 120}) == Size{40, 120});
    CHECK(size_in({50, 160}) == Size{50, 160});
    CHECK(size_in({60, 200}) == Size{60, 200});
    CHECK(size_in({90, 300}) == Size{60, 200});
    check_golden_everywhere("wide-100", table.app().canvas({30, 100}));
    check_golden("wide-160", table.app().canvas({50, 160}));
    check_golden("wide-200", table.app().canvas({60, 200}));
}

TEST_CASE("U-6.1: each square of the smallest ring has letters of its name, and corners names") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    const auto rows = lines_of(table.app().canvas({24, 80}), GlyphSet::Ascii);
    const auto says = [&](const std::string& words) {
        return std::ranges::any_of(
            rows, [&](const std::string& row) { return row.find(words, 40) != std::string::npos; });
    };
    for (const char* const words : {"VINE", "MARL", "PARK", "GAOL", "GO TO"}) CHECK(says(words));
}

TEST_CASE("U-6.1: the left half is the 40-column screen, to the cell") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    const Canvas alone = table.app().canvas();
    CHECK(table.app().canvas({24, 79}) == alone);
    const Size window = GENERATE(Size{24, 80}, Size{60, 80}, Size{40, 120});
    const Canvas both = table.app().canvas(window);
    const int top = (both.size().rows - Canvas::rows) / 2;
    for (int row = 0; row < Canvas::rows; ++row)
        for (int col = 0; col < Canvas::cols; ++col)
            CHECK(both.cell({top + row, col}) == alone.cell({row, col}));
    CHECK(both.cursor() == At{top + alone.cursor().row, alone.cursor().col});
}

TEST_CASE("U-6.1: elsewhere, and where the option forbids it, the screen stands alone") {
    Screened table;
    const Size window{24, 80};
    CHECK(table.app().canvas(window).size() == Canvas{}.size());
    table.keys("a p");
    CHECK(table.app().canvas(window).size() == Canvas{}.size());
    Screened narrow{{.options = {.wide = Options::Answer::No}}};
    narrow.sit_down(2);
    CHECK(narrow.app().canvas(window).size() == Canvas{}.size());
}

TEST_CASE("U-6.1: the middle has the last events, the bank's buildings and the pot") {
    ShortGame game;
    Canvas canvas = draw_ring(game.view, std::nullopt, told(), small);
    CHECK(row_of(canvas, 6).find("ANN ROLLS 3 AND 4 AND") != std::string::npos);
    CHECK(row_of(canvas, 8).find("BOB ROLLS 1 AND 1.") != std::string::npos);
    CHECK(row_of(canvas, 16).find("ROUND 1 ") != std::string::npos);
    CHECK(row_of(canvas, 17).find("BANK 30 HOUSES 11 HOTELS") != std::string::npos);
    CHECK(row_of(canvas, 16).find("POT") == std::string::npos);
    game.view.rules.free_parking = property::FreeParking::Taxes;
    game.view.pot = 350_cash;
    game.view.bank_hotels = 1;
    canvas = draw_ring(game.view, std::nullopt, told(), small);
    CHECK(row_of(canvas, 16).find("ROUND 1   POT $350") != std::string::npos);
    CHECK(row_of(canvas, 17).find("BANK 30 HOUSES 1 HOTEL ") != std::string::npos);
}

TEST_CASE("U-6.1, U-6.4: a sentence stays where it is written, until the page is full") {
    ShortGame game;
    Recent recent;
    int kept = 0, turned = 0;
    const auto drawn = [&] {
        return lines_of(draw_ring(game.view, std::nullopt, recent, small), GlyphSet::Ascii);
    };
    auto before = drawn();
    for (int i = 0; i < 200; ++i) {
        recent.add({i % 2 == 0 ? "Ann" : "Bob", "rolls 3 and " + std::to_string(i)});
        const auto after = drawn();
        const std::string words = "ROLLS 3 AND " + std::to_string(i) + ".";
        bool is_there = false, stays = true;
        for (std::size_t row = 0; row < after.size(); ++row) {
            is_there |= after[row].find(words) != std::string::npos;
            stays &= before[row].find("ROLLS") == std::string::npos or before[row] == after[row];
        }
        CHECK(is_there);
        ++(stays ? kept : turned);
        before = after;
    }
    CHECK(kept > 4 * turned);
}

TEST_CASE("U-6.1: a page that was just turned begins with the end of the one before") {
    ShortGame game;
    Recent recent;
    for (int i = 0; i < 200; ++i) {
        recent.add({i % 2 == 0 ? "Ann" : "Bob", "rolls 3 and " + std::to_string(i)});
        const auto rows =
            lines_of(draw_ring(game.view, std::nullopt, recent, small), GlyphSet::Ascii);
        const auto told = std::count_if(rows.begin(), rows.end(), [](const std::string& row) {
            return row.find("ROLLS") != std::string::npos;
        });
        CHECK(told >= std::min(i + 1, 5));
    }
}

TEST_CASE("U-6.1: a text that is too long for the middle is cut, and a name that is too wide") {
    ShortGame game;
    Recent recent;
    recent.add({std::string(60, 'x'), std::string(900, 'y')});
    const Canvas canvas = draw_ring(game.view, std::nullopt, recent, small);
    CHECK(row_of(canvas, 17).find("BANK 30 HOUSES") != std::string::npos);
}

TEST_CASE("U-6.2: a board of 32 squares has a ring with shorter sides") {
    const ShortGame game;
    const Canvas ring = draw_ring(game.view, Square{9}, told(), small);
    check_golden_everywhere("ring-of-32", ring);
    check_golden("ring-of-32-middle", draw_ring(game.view, Square{9}, told(), middle_sized));
    check_golden("ring-of-32-large", draw_ring(game.view, Square{9}, told(), large));
}

TEST_CASE("U-6.2: more tokens than a square has cells are counted") {
    ShortGame game;
    for (auto& seat : game.view.seats) seat.at = Square{2};
    game.view.seats.push_back(game.view.seats.back());
    Canvas ring = draw_ring(game.view, std::nullopt, {}, small);
    const At at = RingLayout{small, 32}.place_of(Square{2}).tokens;
    CHECK(row_of(ring, at.row).substr(static_cast<std::size_t>(at.col), 3) == "1+3");
    game.view.seats.back().out = true;
    ring = draw_ring(game.view, std::nullopt, {}, small);
    CHECK(row_of(ring, at.row).substr(static_cast<std::size_t>(at.col), 3) == "123");
}

TEST_CASE("U-6.2: on the ring a token steps as on the quadrant") {
    Screened table{{.options = {.movement = Options::Movement::Stepping}}};
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 3 5");
    const RingLayout layout{small, 40};
    for (int n = 0; n <= 8; ++n) {
        const Canvas both = table.app().canvas({24, 80});
        const At at = layout.place_of(Square(static_cast<std::uint8_t>(n))).tokens;
        CHECK(both.cell({at.row, Canvas::cols + at.col}).glyph == U'P');
        table.app().tick(340);
    }
}

TEST_CASE("U-6.4: what is only looked at changes nothing in the right half") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    const auto right_half = [&] {
        const Canvas both = table.app().canvas({24, 80});
        Canvas half{small};
        for (int row = 0; row < small.rows; ++row)
            for (int col = 0; col < small.cols; ++col) {
                const Cell cell = both.cell({row, Canvas::cols + col});
                half.put({row, col}, cell.glyph, cell.style);
            }
        return half;
    };
    const Canvas before = right_half();
    for (const char* const key :
         {"Down", "F3", "m", "Right", "Down", "Esc", "v", "Esc", "?", "."}) {
        table.keys(key);
        INFO(key);
        CHECK(right_half() == before);
    }
}

TEST_CASE("U-6.1: a replay has its right half as well") {
    Screened table;
    table.sit_down(2);
    CHECK(table.app().canvas({24, 80}).size() == Size{25, 80});
    const auto text = table::journal_text(*table.place.table);
    Screened replay{{.replay = table::load_replay(text, "test", open_table)}};
    CHECK(replay.app().canvas({24, 80}).size() == Size{25, 80});
    CHECK(replay.app().canvas({24, 79}).size() == Size{25, 40});
}

TEST_CASE("U-6.5: a script prints 25 rows of 40 columns, or with both halves of 80") {
    Screened table;
    table.sit_down(2);
    const auto screen = screens_for_scripts(all_games())(table.place);
    const auto widths = [&](table::Screen::Width width) {
        std::istringstream lines{screen->text(width)};
        std::vector<int> all;
        for (std::string line; std::getline(lines, line);) all.push_back(tui::width(line));
        return all;
    };
    CHECK(widths(table::Screen::Width::Usual) == std::vector<int>(25, 40));
    CHECK(widths(table::Screen::Width::Wide) == std::vector<int>(25, 80));
}

}  // namespace parlor::tui
