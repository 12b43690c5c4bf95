// The printed report of a property series: wins, counts, and times.
#pragma once

#include <string>

#include "sim/property/series.hpp"

namespace parlor::sim {

// Identical for the same plan, whatever the number of threads.
[[nodiscard]] std::string results_text(const PropertyPlan& plan, const PropertySeries& series);

// How long decisions took; times_text also says how long the complete series took.
[[nodiscard]] std::string decisions_text(const PropertyPlan& plan, const PropertySeries& series);
[[nodiscard]] std::string times_text(const PropertyPlan& plan, const PropertySeries& series);

}  // namespace parlor::sim
