// The report of a series that was played in parts.
#pragma once

#include <span>
#include <string>

#include "shell/series/series_words.hpp"
#include "sim/count_line.hpp"

namespace parlor::shell {

// Requires parts in order, and the plan for all of them. The report has no times of the whole
// series, because several machines played it.
template <class Series, class Plan>
[[nodiscard]] Result<std::string> merged_report(const Result<Plan>& plan,
                                                std::span<const sim::Part> parts) {
    if (not plan) return plan.error();
    if (auto error = not_here(plan->words, parts.front())) return *std::move(error);
    const auto series = sim::joined<Series>(parts);
    if (not series) return series.error();
    return results_text(*plan, *series) + decisions_text(*plan, *series);
}

}  // namespace parlor::shell
