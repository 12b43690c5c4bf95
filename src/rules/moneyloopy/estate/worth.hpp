// Worth: questions about players still in, their order, owners and wealth.
//
// Source: L-1.2, L-1.3, L-3.1.
// Errors: none.
#pragma once

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] Seats everybody(const OpenGame& game);           // also players who are out
[[nodiscard]] Seats players_in(const OpenGame& game);          // still in the game
[[nodiscard]] Seat next_in(const OpenGame& game, Seat after);  // in play order; still in

// The players still in who follow this one in the round, which begins with game.first.
[[nodiscard]] Seats in_after(const OpenGame& game, Seat seat);

[[nodiscard]] Seat owner_of(const OpenGame& game, Square property);  // bank: unowned
[[nodiscard]] board::Squares owned_by_others(const OpenGame& game, Seat seat);
[[nodiscard]] bool has_whole_group(const OpenGame& game, Seat seat, Square property);

[[nodiscard]] Place place_under(const OpenGame& game, Seat seat);  // where the token is
[[nodiscard]] bool has_hotel(const OpenGame& game, Square property);
[[nodiscard]] Money equity_of(const OpenGame& game, Seat seat);  // $400 a property (L-1.3)
[[nodiscard]] Money wealth_of(const Game& game, Seat seat);      // equity and money

}  // namespace parlor::moneyloopy
