// The seats of a shared table in set-up: people here, then guests, then computers.
//
// Source:  T-2.2.
// Choices: at first one person is here, all others are guests, and no computers play. When the
//          number of players changes, guests get the new seats, and computers lose theirs first.
//          Not all players are computers.
#pragma once

#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

// Offers seats to guests from now on, in the fewest seats of the game.
void share(Players& players);

// These require a shared table. The number of players changes within the game's limits.
void seat_so_many(Players& players, int seats);
void invite(Players& players, int guests);  // among as many players as before

}  // namespace parlor::tui::setup
