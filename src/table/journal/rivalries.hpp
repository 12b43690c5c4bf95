// Rivalries: who beat whom, in the results of one game.
//
// Source:  T-2.7.
// Choices: a seat that was given up has met nobody (T-5.6). Computers of one level are one player.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "table/journal/results.hpp"

namespace parlor::table {

// How often one ended before the other, and behind; both as the tally names them.
struct Rivalry {
    std::string one, other;
    int won = 0, lost = 0;  // won is not less
};

// The pairs who met most first.
[[nodiscard]] std::vector<Rivalry> rivalries_of(std::span<const FinishedGame> games,
                                                const std::string& id);

}  // namespace parlor::table
