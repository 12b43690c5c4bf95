// What is printed of a series: who won how often, and how fast it went.
#pragma once

#include <string>

#include "sim/domino_series.hpp"

namespace parlor::sim {

// The same for the same plan.
[[nodiscard]] std::string results_text(const DominoPlan& plan, const DominoSeries& series);

[[nodiscard]] std::string times_text(const DominoPlan& plan, const DominoSeries& series);

}  // namespace parlor::sim
