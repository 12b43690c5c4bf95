// Facts: the position as keys and values, for `.show` and `.expect`; and rigging them, for `.set`.
//
// Choices: only the facts that Moneyloopy has. auction.square, winner and, after the end of the
//          game, decision.seat are `-` when there is none; over is yes or no. Only properties have
//          an owner and houses. A player in the game has at least $1 (L-7.1).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/board/rigging.hpp"
#include "rules/moneyloopy/setup.hpp"

namespace parlor::moneyloopy {

using Fact = std::pair<std::string, std::string>;

// In the order of the table language.
[[nodiscard]] std::vector<Fact> facts_of(const Setup& setup, const Game& game);

// Rigs one fact. Returns the error in the key or the value; then nothing has changed.
board::RigComplaint rig(Game& game, std::string_view key, board::Words values);

// Returns what is impossible about the position, if anything. Call it after rigging all facts.
[[nodiscard]] board::RigComplaint impossible(const Game& game);

}  // namespace parlor::moneyloopy
