// Marks: what squares show of their deeds, in the same way in the quadrants and on the ring:
// houses, the owner, a mortgage, tokens, the turn marker.
//
// Source: U-1.5, U-6.1, U-9.1, U-10.1.
#pragma once

#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// The paper of a square. A selected square, or one to decide about, stands out.
[[nodiscard]] Ink body_of(const ShownSquare& square, bool stands_out);

// The number of houses, or H for a hotel; nothing on a street without houses.
void draw_houses(Canvas& canvas, At at, int houses);

// The strip next to a deed, in the owner's colour: solid for a complete group, with the owner's
// sign in the middle. Requires an owner.
void draw_owner(Canvas& canvas,
                const Box& strip,
                const ShownBoard& board,
                const ShownSquare& square);

// A mark on a strip, in the strip's colours; white where nobody owns the deed (U-10.2).
void draw_mark(Canvas& canvas, At at, char32_t mark);

void draw_mortgage(Canvas& canvas, const Box& strip);  // M at its end

// In the middle of the strip, or at its end, next to the owner; no player's colour is white.
void draw_marker(Canvas& canvas, const Box& strip, Seat owner);
inline constexpr Style marker_style{Ink::Black, Ink::White};

// The player's sign on their colour: in lists, charts and strips.
void draw_sign(Canvas& canvas, At at, const ShownSeat& seat);

// The same, but for the player who decides: the only white token.
void draw_token(Canvas& canvas, const ShownSeat& seat, At at);

// Of tokens without room for all (U-3.4): the mover's, or else the first. Requires one or more.
[[nodiscard]] const ShownSeat& first_of(const std::vector<const ShownSeat*>& crowd);

}  // namespace parlor::tui
