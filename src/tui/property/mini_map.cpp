#include "tui/property/mini_map.hpp"

#include <algorithm>

#include "tui/property/icons.hpp"

namespace parlor::tui {
namespace {

constexpr int top = 21, left = 36, height = 3, width = 4;

// The rim's cells, from the one at GO, clockwise.
At rim_cell(const rules::Board& board, Square square) {
    const int side = board.size / 4, along = number(square) % side;
    const int across = along * (width - 1) / side, up = along * (height - 1) / side;
    switch (number(square) / side) {
        case 0: return {top + height - 1, left + width - 1 - across};
        case 1: return {top + height - 1 - up, left};
        case 2: return {top, left + across};
        default: return {top + up, left + width - 1};
    }
}

}  // namespace

void draw_mini_map(Canvas& canvas, const rules::View& view) {
    canvas.fill({top, left, top + height - 1, left + width - 1}, U' ', {Ink::Black, Ink::Cyan});
    for (const rules::SeatView& seat : view.seats) {
        if (seat.out) continue;
        const char32_t digit = U'0' + static_cast<char32_t>(number(seat.seat));
        canvas.put(rim_cell(view.board(), seat.at), digit, {Ink::Black, ink_of(seat.colour)});
    }
}

}  // namespace parlor::tui
