// The printed report of a series of Moneyloopy: wins, ends of games, and events; and times.
#pragma once

#include <string>

#include "sim/moneyloopy/series.hpp"

namespace parlor::sim {

// Identical for the same plan.
[[nodiscard]] std::string results_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series);

// How long decisions took; times_text also says how long the complete series took.
[[nodiscard]] std::string decisions_text(const MoneyloopyPlan& plan,
                                         const MoneyloopySeries& series);
[[nodiscard]] std::string times_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series);

}  // namespace parlor::sim
