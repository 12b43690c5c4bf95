// U-9.1: the board with a turn marker and tollbooths, and rows with hidden money.
#include <array>

#include "app/editions.hpp"
#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/board/ring/ring.hpp"
#include "tui/board/ring/ring_layout.hpp"
#include "tui/board/small_board.hpp"
#include "tui/golden.hpp"

namespace parlor::tui {
namespace {

constexpr Size small{24, 40}, large{40, 80};

const board::Board& us() {
    static const board::Board board = *library::data_folders().board("us");
    return board;
}

void add_seat(ShownBoard& board, const std::string& name, int square) {
    const int seat = static_cast<int>(board.seats.size()) + 1;
    board.seats.push_back({.seat = Seat(seat),
                           .name = name,
                           .colour = board::Colour(seat - 1),
                           .token = static_cast<char>('0' + seat),
                           .at = Square(square),
                           .decides = seat == 1});
}

// Three players, two of whom have deeds; the turn marker is on `marker`.
ShownBoard looping(int marker) {
    ShownBoard board = empty_board(us());
    constexpr std::array booths{10, 20, 30};
    for (int i = 0; i < 3; ++i)
        board.squares[Square(booths[static_cast<std::size_t>(i)])] = {
            {}, Icon::Tollbooth, 100_cash * (i + 1)};
    board.marker = Square(marker);
    add_seat(board, "Ann", 10);
    add_seat(board, "Bob", 20);
    add_seat(board, "Cy", 30);
    for (const int street : {6, 8, 9})
        board.squares[Square(street)] = {{.owner = Seat{2}, .houses = 1, .whole_group = true}};
    for (const int street : {21, 37}) board.squares[Square(street)].owner = Seat{3};
    return board;
}

void draw_rows(Canvas& canvas, const ShownBoard& board) {
    const std::array<std::optional<Money>, 3> money{1250_cash, std::nullopt, std::nullopt};
    constexpr std::u32string_view marks = U" =T";
    for (std::size_t i = 0; i < money.size(); ++i)
        draw_player(canvas,
                    static_cast<int>(i),
                    {.sign = board.seats[i].token,
                     .name = board.seats[i].name,
                     .ink = ink_of(board.seats[i].colour),
                     .money = money[i],
                     .mark = marks[i],
                     .active = board.seats[i].decides});
}

Canvas screen(const ShownBoard& board, int quadrant) {
    Canvas canvas;
    draw_rows(canvas, board);
    draw_board(canvas, board, Quadrant{quadrant}, std::nullopt);
    draw_mini_map(canvas, board);
    return canvas;
}

std::vector<At> marked(const Canvas& canvas) {
    std::vector<At> all;
    for (int row = 0; row < canvas.size().rows; ++row)
        for (int col = 0; col < canvas.size().cols; ++col)
            if (canvas.cell({row, col}).glyph == glyph::marker) all.push_back({row, col});
    return all;
}

RingMiddle middle() {
    static const Recent recent = [] {
        Recent told;
        told.add({"Ann", "rolls 3 and 4"});
        told.add({"Ann", "pays $100 at Just Visiting"});
        return told;
    }();
    return {recent, {"ROUND 9 OF 40", "DUE AT THE MARKER: BOB PAYS CY $300, AND CY'S RENT ENDS"}};
}

}  // namespace

TEST_CASE("U-9.1: the quadrants show the turn marker and what the tollbooths take") {
    check_golden_everywhere("looping-quadrant-1", screen(looping(1), 1));
    check_golden("looping-quadrant-2", screen(looping(10), 2));
    check_golden("looping-quadrant-3", screen(looping(19), 3));
    check_golden("looping-quadrant-4", screen(looping(30), 4));
}

TEST_CASE("U-9.1: the ring and the overview show the turn marker and the tollbooths") {
    const ShownBoard board = looping(8);
    const Canvas ring = draw_ring(board, Square{9}, middle(), small);
    check_golden_everywhere("looping-ring", ring);
    check_golden("looping-ring-large", draw_ring(board, Square{9}, middle(), large));
    Canvas overview;
    draw_small_board(
        overview,
        board,
        {.owners = all_seats(board), .chosen = {}, .repaid = {}, .selected = {}, .tokens = true});
    check_golden("looping-overview", overview);
}

TEST_CASE("U-9.1: wherever the marker is, it is seen once, and everything else as without it") {
    for (int square = 0; square < us().size; ++square) {
        INFO(square);
        const ShownBoard with = looping(square);
        ShownBoard without = with;
        without.marker.reset();
        const auto differs_once = [](const Canvas& one, const Canvas& other) {
            CHECK(marked(other).empty());
            REQUIRE(marked(one).size() == 1);
            const At at = marked(one).front();
            Canvas same = one;
            const Cell& before = other.cell(at);
            same.put(at, before.glyph, before.style, before.variants);
            CHECK(same == other);
            CHECK_FALSE(('0' <= other.cell(at).glyph and other.cell(at).glyph <= '9'));
        };
        for (const Size size : {small, large})
            differs_once(draw_ring(with, {}, middle(), size),
                         draw_ring(without, {}, middle(), size));
        const auto overview = [](const ShownBoard& board) {
            Canvas canvas;
            draw_small_board(canvas, board, {.owners = all_seats(board), .tokens = true});
            return canvas;
        };
        differs_once(overview(with), overview(without));
        const auto quarter = [&](const ShownBoard& board) {
            Canvas canvas;
            draw_board(canvas, board, quadrant_of(Square(square), us().size), std::nullopt);
            return canvas;
        };
        differs_once(quarter(with), quarter(without));
        const auto map = [](const ShownBoard& board) {
            Canvas canvas;
            draw_mini_map(canvas, board);
            return canvas;
        };
        differs_once(map(with), map(without));
    }
}

TEST_CASE("U-9.1: eight tokens and the marker on one square have a cell each on the mini-map") {
    ShownBoard board = looping(0);
    board.seats.clear();
    for (int seat = 1; seat <= 8; ++seat) add_seat(board, "Player", 0);
    Canvas canvas;
    draw_mini_map(canvas, board);
    std::string cells;
    for (int row = 21; row <= 23; ++row)
        for (int col = 36; col <= 39; ++col) cells += utf8(canvas.cell({row, col}).glyph);
    for (const std::string sign : {"1", "2", "3", "4", "5", "6", "7", "8", "»"})
        CHECK(cells.find(sign) != std::string::npos);
}

TEST_CASE("U-9.1: hidden money reads ????, in the columns of the sum") {
    Canvas canvas;
    draw_rows(canvas, looping(0));
    const auto lines = lines_of(canvas, GlyphSet::Ascii);
    CHECK(lines[0].substr(0, 18) == "1>ANN      $  1250");
    CHECK(lines[1].substr(0, 18) == "2 BOB     =$  ????");
}

TEST_CASE("U-3.11: a sentence that is too long for the ring's middle ends in dots") {
    Recent long_offer;
    std::string offer = "offers Bob a deal";
    for (int i = 0; i < 60; ++i) offer += " AND PAYS $" + std::to_string(100 + i);
    long_offer.add({"Ann", offer});
    const auto rows =
        lines_of(draw_ring(looping(0), std::nullopt, {long_offer, {"ROUND 9 OF 40"}}, small),
                 GlyphSet::Ascii);
    const auto fact = std::ranges::find_if(rows, [](const std::string& row) {
        return row.find("ROUND 9 OF 40") != std::string::npos;
    });
    REQUIRE(fact != rows.end());
    CHECK((fact - 2)->find(" AND PAYS $120 AND ... ") != std::string::npos);
}

TEST_CASE("U-6.1: facts without end leave half of the ring's middle to what happened") {
    RingMiddle many = middle();
    many.facts.assign(100, "A DEAL IS DUE");
    const auto rows = lines_of(draw_ring(looping(0), std::nullopt, many, small), GlyphSet::Ascii);
    const auto count = [&](const std::string& words) {
        return std::ranges::count_if(
            rows, [&](const std::string& row) { return row.find(words) != std::string::npos; });
    };
    CHECK(count("ANN ROLLS 3 AND 4") == 1);
    CHECK(count("A DEAL IS DUE") == 9);
}

}  // namespace parlor::tui
