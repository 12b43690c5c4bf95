// `parlor sim moneyloopy`: a series of games of Moneyloopy between computer players.
#pragma once

#include "cli/command_line.hpp"

namespace parlor::shell {

// Plays the series and prints its report; returns the exit status.
[[nodiscard]] int simulate_moneyloopy(const cli::Sim& order);

}  // namespace parlor::shell
