// The plan of a series of property games.
//
// Game k depends on the plan and k only. The players sit in each distinct order once, with the same
// dice, then again in each order with new dice; so each player gets each seat's advantage equally
// often.
//
// Source: C-1.3 (2 to 6 players).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/property/property.hpp"
#include "sim/player.hpp"

namespace parlor::sim {

struct PropertyPlan {
    std::string game_id;  // `classic`
    std::shared_ptr<const property::Edition> edition;
    property::Ruleset rules;
    std::vector<board::CarriedFile> files = {};  // for journals
    std::vector<Player> players;
    int first = 0, games = 0;  // the first game's number; the number of games
    std::uint64_t seed = 0;
    int threads = 1;
    bool keeps_moves = false;             // the moves of each game, until the next game begins
    std::vector<std::string> words = {};  // what the parts of the series have in common (part.hpp)
};

// A game without a winner after this many turns, of all players together, is stopped.
inline constexpr int most_turns = 1000;

// So is a game with this many decisions, because its players do not end their turn.
inline constexpr int most_decisions = 100'000;

}  // namespace parlor::sim
