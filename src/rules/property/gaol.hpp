// Gaol: getting there, staying, and getting out.
//
// Source: C-11.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::rules {

// Moves the token to Gaol without passing GO; the player rolls no more in this turn (C-11.1).
void send_to_gaol(Draft& draft, Seat seat, GaoledWhy why);

// The token is Just Visiting from now on.
void set_free(Draft& draft, Seat seat, FreedHow how);

// Leaving before rolling (C-11.2). Bail requires the money, the card that the player holds one.
void post_bail(Draft& draft, Seat seat);
void use_free_card(Draft& draft, Seat seat);

// A player in Gaol has rolled for a double (C-11.3, C-11.4).
void roll_in_gaol(Draft& draft, Seat seat, Dice dice);

}  // namespace parlor::rules
