// Answers of chance: applies rolls, shuffles and dealt deeds, and starts whatever follows from
// them, such as the order of the seats after the first rolls.
//
// Source:   C-1.5, C-5.1, C-5.4, C-9.4, M-2.2, M-2.4; table-language.md, "Chance" (the order at the
//           start).
// Not here: generating the answers (chance.hpp).
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

Answer answer_throw(Draft& draft, Dice dice);
Answer answer_shuffle(Draft& draft, const Shuffled& shuffled);
Answer answer_deeds(Draft& draft, const Dealt& dealt);
Answer answer_card(Draft& draft, Drawn drawn);

}  // namespace parlor::property
