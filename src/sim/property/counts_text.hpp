// The printed counts of a property series: how often, for how much money, on which squares.
#pragma once

#include <string>

#include "sim/property/counts.hpp"
#include "sim/property/plan.hpp"

namespace parlor::sim {

[[nodiscard]] std::string counts_text(const PropertyPlan& plan, const PropertyCounts& counts);

}  // namespace parlor::sim
