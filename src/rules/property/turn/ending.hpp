// Ending: players leave the game, and the game ends: with the last of them, or in any other way.
//
// Source:   C-9.7, C-9.8, C-10.4, C-10.6, C-12.1, M-3.4.
// Not here: who wins (standings.hpp), when a turn ends the game (turn.hpp), a vote (vote.hpp).
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::property {

// Takes the player out of the game. Requires that they no longer hold anything.
void go_out(Draft& draft, Seat seat, Departure how);

// Returns improvements to the bank, which pays nothing for them, and deeds, mortgaged or not; these
// deeds are the result.
board::Squares surrender_deeds(Draft& draft, Seat loser);

// Debts of the player, and debts owed to them, lapse.
void strike_out_debts(Game& game, Seat loser);

[[nodiscard]] bool is_one_left(const OpenGame& game);

// The game is over, won by those in the first place.
void end_game(Draft& draft, OverHow how);

// The last player left ends the game at once; nothing else follows.
void end_with_last(Draft& draft);

}  // namespace parlor::property
