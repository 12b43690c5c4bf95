#include "tui/board/mini_map.hpp"

#include <array>

#include "canvas/glyphs.hpp"
#include "tui/board/art/art.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"

namespace parlor::tui {
namespace {

constexpr int top = mini_map_box.top, left = mini_map_box.left;
constexpr At beside_go{top + 1, left + 2};  // in the middle

// In petscii with lines between all squares of the rim.
constexpr std::array frame{
    ArtRow{U"┌┬┬┐", U"▕🭿🭿 ", U"┌┬┬┐", "+--+"},
    ArtRow{U"├──┤", U"🭾  🭽", U"├──┤", "|  |"},
    ArtRow{U"└┴┴┘", U"🭾🭾🭾▔", U"└┴┴┘", "+--+"},
};

// Clockwise from GO.
constexpr std::array<At, 10> rim{
    {{2, 3}, {2, 2}, {2, 1}, {2, 0}, {1, 0}, {0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 3}}};

// The rim cell of a square; the rim's long sides have three steps, its short sides two.
std::size_t step_of(Square square, int board_size) {
    const int side = board_size / 4, at_side = number(square) / side;
    const int along = number(square) % side, steps = at_side % 2 == 0 ? 3 : 2;
    constexpr std::array<int, 4> first{0, 3, 5, 8};
    const int step = first[static_cast<std::size_t>(at_side)] + along * steps / side;
    return static_cast<std::size_t>(step);
}

// The rim has a cell for each player, one for the marker, and one more.
using Taken = std::array<bool, rim.size()>;
static_assert(rim.size() > max_seats + 1);

// The nearest free cell.
std::size_t free_step(const Taken& taken, std::size_t wanted) {
    for (std::size_t off = 0; off < rim.size(); ++off)
        for (const std::size_t step : {wanted + off, wanted + rim.size() - off})
            if (not taken[step % rim.size()]) return step % rim.size();
    return wanted;
}

// Takes the nearest cell of the rim.
At take_cell(Taken& taken, Square square, int board_size) {
    const std::size_t step = free_step(taken, step_of(square, board_size));
    taken[step] = true;
    return {top + rim[step].row, left + rim[step].col};
}

}  // namespace

void draw_mini_map(Canvas& canvas, const ShownBoard& board) {
    draw_art(canvas, {top, left}, frame, Ink::Cyan);
    if (board.direction) canvas.put(beside_go, arrow_of(*board.direction), {Ink::Black, Ink::Cyan});
    Taken taken{};
    for (const ShownSeat& seat : board.seats)
        if (not seat.out) draw_token(canvas, seat, take_cell(taken, seat.at, board.size()));
    if (board.marker)
        canvas.put(take_cell(taken, *board.marker, board.size()), glyph::marker, marker_style);
}

}  // namespace parlor::tui
