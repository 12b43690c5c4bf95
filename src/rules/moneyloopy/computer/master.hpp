// The master (level 2): looks ahead to what money makes possible and prevents on the way round the
// board.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

[[nodiscard]] Thought master(const Sight& my);

}  // namespace parlor::moneyloopy::computer
