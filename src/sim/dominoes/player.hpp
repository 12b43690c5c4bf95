// A player of a series of domino games: Mack with a level, random moves, or a sparring partner, who
// never plays at a table.
//
// Errors: an unknown player gives the list of players.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "dominoes/sparring/sparring.hpp"
#include "sim/player.hpp"

namespace parlor::sim {

using DominoPlayer = std::variant<Computer, AtRandom, dominoes::Sparring>;
using DominoPlayers = std::vector<DominoPlayer>;

// Parses `cpu:2,sparring:200,9`: a comma before a digit belongs to the sparring partner.
[[nodiscard]] Result<DominoPlayers> read_domino_players(const std::string& list);

[[nodiscard]] std::string to_text(const DominoPlayer& player);
[[nodiscard]] std::string to_text(const DominoPlayers& players);  // `cpu:2,sparring:200,9`

}  // namespace parlor::sim
