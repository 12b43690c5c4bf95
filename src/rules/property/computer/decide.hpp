// Decide: from the decision that is open to the habit that answers it. What every player does
// alike is here; where they differ they bring ways of their own.
#pragma once

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::rules::computer {

using Way = Thought (*)(const Sight& my);

struct Ways {
    Way gaol, deed, bid, answer, claim, end;
};

// Requires that a player has to decide, not chance.
[[nodiscard]] Thought decide(const Sight& my, const Ways& ways);

}  // namespace parlor::rules::computer
