// Plans for series of property games in tests.
#pragma once

#include <string>
#include <vector>

#include "rules/property/table.hpp"
#include "sim/property/series.hpp"

namespace parlor::sim {

inline PropertyPlan plan_of(const std::vector<Player>& players, int games) {
    return {.game_id = "classic",
            .edition = property::edition_of("uk"),
            .players = players,
            .games = games,
            .seed = 1};
}

// Salaries so high that no player is ever eliminated. Six players never agree to end the game,
// either, as 1,000 turns are few rounds.
inline PropertyPlan rich_plan(std::size_t seats, int games) {
    PropertyPlan plan = plan_of(std::vector<Player>(seats, Computer{0}), games);
    plan.rules.start_money = 10000_cash;
    plan.rules.salary = 5000_cash;
    return plan;
}

inline PropertySeries played(const PropertyPlan& plan) {
    const auto series = play_series(
        plan, [](const auto&, const auto&) { return std::nullopt; }, [](int) {});
    REQUIRE(series.ok());
    return *series;
}

}  // namespace parlor::sim
