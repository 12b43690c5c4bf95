// Player: a player of a series, either a computer with its level, or random moves.
//
// Errors:   an unknown word gives the list of players.
// Not here: the choice of moves (series.cpp, table.cpp, table.cpp).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/result.hpp"

namespace parlor::sim {

struct Computer {
    int level = 0;
    friend bool operator==(Computer, Computer) = default;
};
struct AtRandom {  // any legal move
    friend bool operator==(AtRandom, AtRandom) = default;
};
using Player = std::variant<Computer, AtRandom>;
inline constexpr std::size_t most_kinds = 4;  // three levels, and random

// Parses `cpu:0`, `random`.
[[nodiscard]] Result<Player> read_player(const std::string& word);
[[nodiscard]] std::string to_text(const Player& player);
[[nodiscard]] std::string to_text(const std::vector<Player>& players);  // `cpu:0,random`

}  // namespace parlor::sim
