// What the shell's series of games share, whichever game it is.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "sim/player.hpp"

namespace parlor::shell {

// Those that are asked for, or the game's usual ones.
using Players = std::vector<sim::Player>;
[[nodiscard]] Result<Players> players_of(const cli::Sim& order, const std::string& usual);

// Each plays a series; the exit status.
[[nodiscard]] int simulate_dominoes(const cli::Sim& order);
[[nodiscard]] int simulate_property(const cli::Sim& order);

// On standard output; the exit status.
[[nodiscard]] int tell(const std::string& text);

}  // namespace parlor::shell
