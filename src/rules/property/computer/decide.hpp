// Decide: calls the function that answers the pending decision. Answers that all levels share are
// in habits.hpp; each level brings its own functions for the other decisions.
#pragma once

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::property::computer {

using Way = Thought (*)(const Sight& my);

struct Ways {
    Way gaol, deed, bid, answer, claim, end;
};

// Requires that a player has to decide, not chance.
[[nodiscard]] Thought decide(const Sight& my, const Ways& ways);

}  // namespace parlor::property::computer
