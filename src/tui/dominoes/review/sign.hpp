// A player's sign in reviews of dominoes: the seat's digit, on the colour of the player's score above
// the table, as the first seat sees it.
#pragma once

#include "dominoes/game.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

[[nodiscard]] inline Ink ink_of(Seat seat) {
    return seat == dominoes::first_seat ? Ink::LightGreen : Ink::LightBlue;
}

[[nodiscard]] inline char32_t sign_of(Seat seat) {
    return U'0' + static_cast<char32_t>(number(seat));
}

inline void draw_sign(Canvas& canvas, At at, Seat seat) {
    tui::draw_sign(canvas, at, sign_of(seat), ink_of(seat));
}

}  // namespace parlor::tui::domino_table
