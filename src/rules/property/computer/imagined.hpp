// Imagined positions: the game as it would be after a purchase, a trade, a building step, a
// mortgage or a repayment.
//
// Choices: for a purchase or a step, a player who is short of money mortgages deeds of incomplete
//          groups, as far as necessary. Money that is still missing makes their money negative.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::property::computer {

// `owner` gets a deed from the bank for `paid`.
[[nodiscard]] OpenGame with_deed(const OpenGame& game, Seat owner, Square square, Money paid);

[[nodiscard]] OpenGame with_trade(const OpenGame& game, const Offer& offer);

// One more step on each of these streets. Requires that none of them has a hotel.
[[nodiscard]] OpenGame with_step(const OpenGame& game, Seat seat, board::Squares streets);

[[nodiscard]] OpenGame with_mortgage(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] OpenGame with_repayment(const OpenGame& game, Seat seat, Square square);

}  // namespace parlor::property::computer
