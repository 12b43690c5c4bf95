// The beginner, level 0: buys what it can pay for and goes by the price on the deed.
#pragma once

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::rules::computer {

[[nodiscard]] Thought beginner(const Sight& my);

}  // namespace parlor::rules::computer
