// Facts: the position as keys and values, for `.show` and `.expect`; and rigging them, for `.set`.
//
// Source:  table-language.md, "Facts" and ".set".
// Choices: `down` is the seat that has the down. Tiles of a hand are listed in order, those of the
//          boneyard in drawing order, those of an arm from the middle outward. `-` means nothing. A
//          score that is set counts as made before the deal, so a redeal does not take it back; it
//          must be below the target, and cannot be set after the end of the game.
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

// Rigs one fact. Returns the error in the key or the value; then nothing has changed.
std::optional<std::string> rig(Game& game,
                               std::string_view key,
                               std::span<const std::string> values);

}  // namespace parlor::dominoes
