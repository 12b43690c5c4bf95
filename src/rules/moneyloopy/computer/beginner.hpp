// The beginner (level 0): simple habits; counts properties at their face value.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

[[nodiscard]] Thought beginner(const Sight& my);

}  // namespace parlor::moneyloopy::computer
