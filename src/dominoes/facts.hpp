// Facts: the position as keys and values, for `.show` and `.expect`; and rigging them, for `.set`.
//
// Source:  table-language.md, "Facts" and ".set".
// Choices: `down` is the seat that has it. Tiles of hands are listed in order, those of the
//          boneyard as they will be drawn, those of an arm from the middle outward. What there is
//          none of is `-`. A score that is set is one from before the deal, so a redeal does not
//          take it back; it is below the target, and is not set when the game is over.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dominoes/game.hpp"

namespace parlor::dominoes {

using Fact = std::pair<std::string, std::string>;

[[nodiscard]] std::vector<Fact> facts_of(const Game& game);

// Rigs one fact. What is wrong with the key or the value, in words; then nothing has changed.
std::optional<std::string> rig(Game& game,
                               std::string_view key,
                               std::span<const std::string> values);

}  // namespace parlor::dominoes
