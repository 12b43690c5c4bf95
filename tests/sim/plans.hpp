// Series of property games to be played in tests.
#pragma once

#include <string>
#include <vector>

#include "rules/table.hpp"
#include "sim/property_series.hpp"

namespace parlor::sim {

inline PropertyPlan plan_of(const std::vector<Player>& players, int games) {
    return {.game_id = "classic",
            .edition = rules::edition_of("uk"),
            .players = players,
            .games = games,
            .seed = 1};
}

inline PropertySeries played(const PropertyPlan& plan) {
    const auto series = play_series(
        plan, [](const auto&, const auto&) { return std::nullopt; }, [](int) {});
    REQUIRE(series.ok());
    return *series;
}

}  // namespace parlor::sim
