// `parlor sim classic`: a series of property games between computer players.
#pragma once

#include <span>

#include "cli/command_line.hpp"
#include "sim/part.hpp"

namespace parlor::shell {

// Plays the series and prints its report or its part; returns the exit status.
[[nodiscard]] int simulate_property(const cli::Sim& order);

// The report of the series that these parts make up. Requires parts in order.
[[nodiscard]] Result<std::string> merge_property(const cli::Sim& order,
                                                 std::span<const sim::Part> parts);

}  // namespace parlor::shell
