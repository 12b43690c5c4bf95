// Imagined: the position as it would be after something that has not happened yet.
//
// Choices: whoever is short of money has mortgaged deeds of groups that are not whole, as far as
//          they reach; what is then still missing stands as money below 0.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::rules::computer {

// A deed of the bank goes to a player for that sum.
[[nodiscard]] OpenGame with_deed(const OpenGame& game, Seat owner, Square square, Money paid);

[[nodiscard]] OpenGame with_trade(const OpenGame& game, const Offer& offer);

// Another step on every street of the group, or on one street.
[[nodiscard]] OpenGame with_step(const OpenGame& game, Seat seat, Squares streets);

[[nodiscard]] OpenGame with_mortgage(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] OpenGame with_repayment(const OpenGame& game, Seat seat, Square square);

}  // namespace parlor::rules::computer
