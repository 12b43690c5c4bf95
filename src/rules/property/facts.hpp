// Facts: the position as keys and values, for `.show` and `.expect`; and rigging them, for `.set`.
//
// Source:  table-language.md, "Facts" and ".set".
// Choices: bank.money is `-` where money is not limited; auction.square, winner and, after the end
//          of the game, decision.seat are `-` when there is none; over is yes or no. A deck is a
//          comma-separated list; `.set deck.chest A B` moves A and B to the top and leaves the
//          other cards in their order. Where money is limited, the bank has what players and pot
//          leave. Clocks, and how players ended and in which place, are facts only where the
//          ruleset has them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/property/setup.hpp"

namespace parlor::property {

using Fact = std::pair<std::string, std::string>;

// In the order of the table language.
[[nodiscard]] std::vector<Fact> facts_of(const Setup& setup, const Game& game);

// Rigs one fact. Returns the error in the key or the value; then nothing has changed.
std::optional<std::string> rig(Game& game,
                               std::string_view key,
                               std::span<const std::string> values);

// Returns what is impossible about the position, if anything. Call it after rigging all facts.
[[nodiscard]] std::optional<std::string> impossible(const Game& game);

}  // namespace parlor::property
