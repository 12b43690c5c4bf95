// Raising money: what goes first when something better is to be had, or a debt to be paid.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

// A deed of a group that is not whole to mortgage, until `needed` is in hand; nothing when it is,
// or when mortgages do not reach it. `kept` are not touched.
[[nodiscard]] Wish mortgage_for(const Sight& my, Money needed, Squares kept);

// What mortgaging could bring to the money in hand.
[[nodiscard]] Money money_with_mortgages(const Sight& my, Squares kept);

}  // namespace parlor::rules::computer
