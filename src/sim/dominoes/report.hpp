// The printed report of a domino series: wins, and times.
#pragma once

#include <string>

#include "sim/dominoes/series.hpp"

namespace parlor::sim {

// Identical for the same plan.
[[nodiscard]] std::string results_text(const DominoPlan& plan, const DominoSeries& series);

// How long decisions took; times_text also says how long the complete series took.
[[nodiscard]] std::string decisions_text(const DominoPlan& plan, const DominoSeries& series);
[[nodiscard]] std::string times_text(const DominoPlan& plan, const DominoSeries& series);

}  // namespace parlor::sim
