// Lines that several reports share.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "sim/durations.hpp"
#include "sim/player.hpp"
#include "sim/wins.hpp"

namespace parlor::sim {

// `600 games`, or, when they are not the first, `games 601 to 1200`.
[[nodiscard]] std::string which_games(int first, int games);

// `2 x cpu:1`: the number of players of this kind.
[[nodiscard]] std::string count_of(const Player& kind, const std::vector<Player>& players);

// The beginning of a line: the name, wins, per cent, their interval.
[[nodiscard]] std::string wins_of(const std::string& who, const Wins& wins);

// How long the decisions of each kind took, with a heading.
[[nodiscard]] std::string times_by_kind(const std::vector<Player>& players,
                                        const std::array<Durations, most_kinds>& times);

}  // namespace parlor::sim
