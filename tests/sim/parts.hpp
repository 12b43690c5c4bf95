// Plays series in parts for tests, writes and reads the parts, and adds them up.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "sim/count_line.hpp"

namespace parlor::sim {

inline Part read_again(const Part& part) {
    const auto parts = read_parts(to_text(part), "a part");
    REQUIRE(parts.ok());
    REQUIRE(parts->size() == 1);
    return parts->front();
}

// The report of the plan's series, played in parts of this many games, `plan.games` in total.
template <class Series, class Plan, class Play>
std::string merged(const Plan& plan, const std::vector<int>& games, Play play) {
    std::vector<Part> parts;
    Plan part = plan;
    for (const int number : games) {
        part.games = number;
        parts.insert(parts.begin(), read_again(part_of(part, play(part))));
        part.first += number;
    }
    const auto sorted = in_order(parts);
    REQUIRE(sorted.ok());
    const auto series = joined<Series>(*sorted);
    REQUIRE(series.ok());
    return results_text(plan, *series);
}

}  // namespace parlor::sim
