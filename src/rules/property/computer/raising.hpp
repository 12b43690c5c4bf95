// Raising money: which deeds a player mortgages first to buy, bid or build.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::property::computer {

// Mortgages one deed of an incomplete group, towards `needed`; nothing when that much is in hand,
// or when mortgages do not reach it. Never touches `kept`.
[[nodiscard]] Suggestion mortgage_for(const Sight& my, Money needed, board::Squares kept);

// The money in hand, plus what such mortgages could bring.
[[nodiscard]] Money money_with_mortgages(const Sight& my, board::Squares kept);

}  // namespace parlor::property::computer
