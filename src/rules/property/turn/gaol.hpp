// Gaol: getting there, staying, and getting out.
//
// Source: C-11, M-2.8 (Gaol bars managing), M-2.9 (the third turn begins with a roll).
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

// Moves the token to Gaol without passing GO; the player has no more rolls in this turn (C-11.1).
void send_to_gaol(Draft& draft, Seat seat, GaoledWhy why);

// The token is Just Visiting from now on.
void set_free(Draft& draft, Seat seat, FreedHow how);

// Whether Gaol bars the player from managing and trading now (M-2.8). Raising money for a debt and
// giving back houses are never barred.
[[nodiscard]] bool is_barred(const OpenGame& game, Seat seat);

// The actions open in a turn in Gaol, or anywhere else before a roll. Checks everything but the
// pending decision.
[[nodiscard]] Answer may_roll(const OpenGame& game);
[[nodiscard]] Answer may_leave_gaol(const OpenGame& game, Seat seat);
[[nodiscard]] Answer may_post_bail(const OpenGame& game, Seat seat);
[[nodiscard]] Answer may_use_free_card(const OpenGame& game, Seat seat);

// Leaving before rolling (C-11.2), or after the third failed roll, which then moves the token
// (M-2.9). Each requires that its `may_` check has passed.
void post_bail(Draft& draft, Seat seat);
void use_free_card(Draft& draft, Seat seat);

// A player in Gaol has rolled for a double (C-11.3, C-11.4, M-2.9).
void roll_in_gaol(Draft& draft, Seat seat, Dice dice);

// The player has to pay bail, and then moves by the third failed roll (C-11.4).
void charge_bail(Draft& draft, Seat seat, Dice dice);

}  // namespace parlor::property
