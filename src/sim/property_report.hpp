// What is printed of a series of property games: who won how often, what happened, how fast.
#pragma once

#include <string>

#include "sim/property_series.hpp"

namespace parlor::sim {

// The same for the same plan, whatever its threads.
[[nodiscard]] std::string results_text(const PropertyPlan& plan, const PropertySeries& series);

[[nodiscard]] std::string times_text(const PropertyPlan& plan, const PropertySeries& series);

}  // namespace parlor::sim
