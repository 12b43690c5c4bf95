// The tally of the book of results: how often each mode was played, and with what success each
// player played.
//
// Source:  U-7.7.
// Choices: computers of one level count as one player. A person who gave the seat up has played and
//          not won, and the score is nobody's (T-5.6). Scores of different games cannot be
//          compared, so a player has a row for each game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/journal/results.hpp"

namespace parlor::table {

struct PlayerTally {
    std::string name;          // `cpu:1` for a computer
    std::optional<int> level;  // of a computer
    int played = 0, won = 0;
    int best = 0;  // score
};

// The players with the most games won first, then with the most played.
struct GameTally {
    std::string game;
    int played = 0;
    int longest = 0;  // in rounds, or in hands
    std::vector<PlayerTally> players;
};

// The games played most first.
[[nodiscard]] std::vector<GameTally> tally_of(std::span<const FinishedGame> games);

}  // namespace parlor::table
