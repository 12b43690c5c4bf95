// The trader (level 1): values things by the rounds that are left.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

[[nodiscard]] Thought trader(const Sight& my);

}  // namespace parlor::moneyloopy::computer
