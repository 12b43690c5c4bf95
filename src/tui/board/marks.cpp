#include "tui/board/marks.hpp"

#include <utility>

#include "canvas/glyphs.hpp"
#include "rules/board/street.hpp"
#include "tui/board/icons.hpp"

namespace parlor::tui {

Ink body_of(const ShownSquare& square, bool stands_out) {
    if (square.mortgaged) return stands_out ? Ink::LightGrey : Ink::DarkGrey;
    return stands_out ? Ink::White : Ink::Cyan;
}

void draw_houses(Canvas& canvas, At at, int houses) {
    if (houses == board::hotel)
        canvas.put(at, U'H', {Ink::Black, Ink::Pink});
    else if (houses > 0)
        canvas.put(at, digit(houses), {Ink::Black, Ink::LightGreen});
}

void draw_owner(Canvas& canvas,
                const Box& strip,
                const ShownBoard& board,
                const ShownSquare& square) {
    const Ink ink = ink_of(board.seat(square.owner).colour);
    const bool solid = square.whole_group;
    const Style style = solid ? Style{readable_on(ink), ink} : Style{ink, Ink::Black};
    const At middle{(strip.top + strip.bottom) / 2, (strip.left + strip.right) / 2};
    canvas.fill(strip, solid ? U' ' : glyph::checker, style);
    canvas.put(middle, digit(number(square.owner)), style);
}

void draw_sign(Canvas& canvas, At at, char32_t sign) {
    Style style = canvas.cell(at).style;
    if (style.ink == Ink::DarkGrey) style.ink = Ink::White;
    canvas.put(at, sign, style);
}

void draw_mortgage(Canvas& canvas, const Box& strip) {
    draw_sign(canvas, {strip.bottom, strip.right}, U'M');
}

// Not in the first cell, which has the mark of the selected square.
void draw_marker(Canvas& canvas, const Box& strip, Seat owner) {
    const At end{strip.bottom, strip.right};
    const At middle{(strip.top + strip.bottom + 1) / 2, (strip.left + strip.right + 1) / 2};
    canvas.put(owner == bank ? middle : end, glyph::marker, marker_style);
}

void draw_token(Canvas& canvas, const ShownSeat& seat, At at) {
    Style style{Ink::Black, ink_of(seat.colour)};
    if (seat.decides) std::swap(style.ink, style.paper);
    canvas.put(at, static_cast<char32_t>(seat.token), style);
}

}  // namespace parlor::tui
