// The answers of chance: each has to fit the question. Before the first turn each player rolls a
// die, and the highest starts.
//
// Source: L-1.2, L-2.1, L-5.1.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] Answer answer_dice(Draft& draft, Dice dice);
[[nodiscard]] Answer answer_die(Draft& draft, int face);  // for the first turn, or for a stake

}  // namespace parlor::moneyloopy
