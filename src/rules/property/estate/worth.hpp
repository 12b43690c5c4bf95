// Worth: questions about owners, groups, equity, wealth and debts.
//
// Source: docs/rules/classic.md, "Words"; C-3.5 (complete groups).
// Errors: none.
#pragma once

#include "rules/property/game.hpp"

namespace parlor::property {

[[nodiscard]] Seat owner_of(const OpenGame& game, Square square);  // bank: unowned
[[nodiscard]] Seats players_in(const OpenGame& game);              // still in the game
[[nodiscard]] Seat next_in(const OpenGame& game, Seat after);      // in play order; still in

[[nodiscard]] const board::Spot& spot(const OpenGame& game, Square square);
[[nodiscard]] board::Squares group_of(const OpenGame& game, Square square);  // requires a deed
[[nodiscard]] bool has_whole_group(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] bool is_improved(const OpenGame& game,
                               board::Squares deeds);  // a house or hotel anywhere
[[nodiscard]] int free_cards_of(const OpenGame& game, Seat seat);

// The price of a street's first to fourth house or, as its fifth step, of its hotel (C-7.1).
[[nodiscard]] Money building_price(const board::Spot& street, int step);

[[nodiscard]] Money selling_price(const board::Spot& spot,
                                  int houses);  // of the highest step (C-7.2)
[[nodiscard]] Money equity_of(const OpenGame& game, Seat seat);
[[nodiscard]] Money wealth_of(const OpenGame& game, Seat seat);
[[nodiscard]] Money owed_by(const OpenGame& game, Seat seat);
[[nodiscard]] bool is_in_debt(const OpenGame& game, Seat seat);

// The standing bid of `seat`, which counts as money owed (C-4.3); 0 if there is none.
[[nodiscard]] Money standing_bid_of(const OpenGame& game, Seat seat);

}  // namespace parlor::property
