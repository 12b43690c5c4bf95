// The trader (level 1): keeps a reserve, values groups, and trades for them.
#pragma once

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::property::computer {

[[nodiscard]] Thought trader(const Sight& my);

}  // namespace parlor::property::computer
