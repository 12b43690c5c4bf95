// Facts: the position as keys and values, for `.show` and `.expect`; and rigging them, for `.set`.
//
// Source:  table-language.md, "Facts" and ".set".
// Choices: bank.money is `-` where money is not limited; auction.square, winner and, when it is
//          over, decision.seat are `-` when there is none; over is yes or no. A deck is a list with
//          commas; `.set deck.chest A B` puts A and B on top, wherever they lay, and leaves the
//          others as they are. Where money is limited the bank has what the rest leaves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/property/game.hpp"

namespace parlor::rules {

using Fact = std::pair<std::string, std::string>;

// Those that follow from the position; names and the game's id are the setup's (property.hpp).
[[nodiscard]] std::vector<Fact> facts_of(const Game& game);

// Rigs one fact. What is wrong with the key or the value, in words; then nothing has changed.
std::optional<std::string> rig(Game& game,
                               std::string_view key,
                               std::span<const std::string> values);

// What is impossible about the position, if anything; to be asked when all is rigged.
[[nodiscard]] std::optional<std::string> impossible(const Game& game);

}  // namespace parlor::rules
