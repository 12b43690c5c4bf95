// Plays series for tests: on more threads, and in parts, which it writes, reads and adds up.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "sim/count_line.hpp"

namespace parlor::sim {

// Checks that the report is the same on any number of threads, and otherwise with another seed.
template <class Plan, class Play>
void check_threads_and_seeds(Plan plan, Play play) {
    const auto text = results_text(plan, play(plan));
    for (const int threads : {2, 5}) {
        plan.threads = threads;
        CHECK(results_text(plan, play(plan)) == text);
    }
    plan.seed = 2;
    CHECK(results_text(plan, play(plan)) != text);
}

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
