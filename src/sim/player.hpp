// Who plays in a series: a computer of some level, or somebody who moves at random.
//
// Errors:   a word that names nobody says who there is.
// Not here: how they decide (domino_series.cpp, property_table.cpp).
#pragma once

#include <string>
#include <variant>

#include "base/result.hpp"

namespace parlor::sim {

struct Computer {
    int level = 0;
    friend bool operator==(Computer, Computer) = default;
};
struct AtRandom {  // takes any legal play
    friend bool operator==(AtRandom, AtRandom) = default;
};
using Player = std::variant<Computer, AtRandom>;

// `cpu:0`, `random`.
[[nodiscard]] Result<Player> read_player(const std::string& word);
[[nodiscard]] std::string to_text(const Player& player);

}  // namespace parlor::sim
