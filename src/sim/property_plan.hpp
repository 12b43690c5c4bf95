// What a series of property games is to be.
//
// Game k is a function of the plan and k. The players sit in each order once, with the same dice,
// then in each order again with new ones; so whoever sits well sits there in turn.
//
// Source: C-1.3 (2 to 6 players).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/property/game.hpp"
#include "sim/player.hpp"

namespace parlor::sim {

struct PropertyPlan {
    std::string game_id;  // `classic`
    std::shared_ptr<const rules::Edition> edition;
    rules::Ruleset rules;
    std::vector<Player> players;
    int games = 0;
    std::uint64_t seed = 0;
    int threads = 1;
    bool keeps_moves = false;  // of each game, until the next one begins
};

// A game that has no winner after so many turns, of all players together, is broken off there.
inline constexpr int most_turns = 1000;

// So is one whose players decide so often: they do not come to an end of a turn.
inline constexpr int most_decisions = 100'000;

}  // namespace parlor::sim
