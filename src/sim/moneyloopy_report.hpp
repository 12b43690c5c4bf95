// The printed report of a series of Moneyloopy: wins, how games ended, what happened; and times.
#pragma once

#include <string>

#include "sim/moneyloopy_series.hpp"

namespace parlor::sim {

// Identical for the same plan.
[[nodiscard]] std::string results_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series);

// How long decisions took; times_text also has how long the whole series did.
[[nodiscard]] std::string decisions_text(const MoneyloopyPlan& plan,
                                         const MoneyloopySeries& series);
[[nodiscard]] std::string times_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series);

}  // namespace parlor::sim
