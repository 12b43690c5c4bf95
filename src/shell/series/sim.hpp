// Functions that the series of all games share.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "sim/player.hpp"
#include "table/game/setup.hpp"

namespace parlor::shell {

// The players that the order names, or the game's default players.
using Players = std::vector<sim::Player>;
[[nodiscard]] Result<Players> players_of(const cli::Sim& order, const std::string& usual);

// The same setup as from the lines before `begin`. Instead of line numbers it has the indices of
// the command's options in `asking_options`, so that an error can name its option.
inline constexpr std::array<std::string_view, 4> asking_options{
    "", "--set: ", "--seats: ", "--board: "};
[[nodiscard]] Result<table::SetupAsked> asked_for(const cli::Sim& order, const Players& players);

// An error when a part begins within a round: `games` consecutive games have the same dice, and
// must stay together.
[[nodiscard]] std::optional<Error> not_at_a_round(const cli::Sim& order, std::size_t games);

}  // namespace parlor::shell
