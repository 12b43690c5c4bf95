#include "tui/board/marks.hpp"

#include <algorithm>

#include "canvas/glyphs.hpp"
#include "rules/board/street.hpp"
#include "tui/board/icons.hpp"
#include "tui/widgets.hpp"

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
    const ShownSeat& owner = board.seat(square.owner);
    const Ink ink = ink_of(owner.colour);
    if (square.whole_group)
        canvas.fill(strip, U' ', {readable_on(ink), ink});
    else
        canvas.fill(strip, glyph::checker, {ink, Ink::Black});
    draw_sign(canvas, {(strip.top + strip.bottom) / 2, (strip.left + strip.right) / 2}, owner);
}

void draw_mark(Canvas& canvas, At at, char32_t mark) {
    Style style = canvas.cell(at).style;
    if (style.ink == Ink::DarkGrey) style.ink = Ink::White;
    canvas.put(at, mark, style);
}

void draw_mortgage(Canvas& canvas, const Box& strip) {
    draw_mark(canvas, {strip.bottom, strip.right}, U'M');
}

// Not in the first cell, which has the mark of the selected square.
void draw_marker(Canvas& canvas, const Box& strip, Seat owner) {
    const At end{strip.bottom, strip.right};
    const At middle{(strip.top + strip.bottom + 1) / 2, (strip.left + strip.right + 1) / 2};
    canvas.put(owner == bank ? middle : end, glyph::marker, marker_style);
}

void draw_sign(Canvas& canvas, At at, const ShownSeat& seat) {
    draw_sign(canvas, at, static_cast<char32_t>(seat.token), ink_of(seat.colour));
}

void draw_token(Canvas& canvas, const ShownSeat& seat, At at) {
    draw_sign(canvas, at, seat);
    if (seat.decides)
        canvas.put(at, static_cast<char32_t>(seat.token), {ink_of(seat.colour), Ink::White});
}

const ShownSeat& first_of(const std::vector<const ShownSeat*>& crowd) {
    const auto mover = std::ranges::find(crowd, true, &ShownSeat::decides);
    return mover == crowd.end() ? *crowd.front() : **mover;
}

}  // namespace parlor::tui
