// `parlor sim dominoes`: a series of domino games between computer players.
#pragma once

#include "cli/command_line.hpp"

namespace parlor::shell {

// Plays the series and prints its report; returns the exit status.
[[nodiscard]] int simulate_dominoes(const cli::Sim& order);

}  // namespace parlor::shell
