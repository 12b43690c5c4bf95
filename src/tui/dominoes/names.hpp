// The names of the players, and the level of each seat that Mack plays.
#pragma once

#include <optional>
#include <string>

#include "dominoes/mack.hpp"
#include "dominoes/view.hpp"
#include "dominoes/words/hand_end_words.hpp"

namespace parlor::tui::domino_table {

using Names = dominoes::SeatNames;
using Levels = dominoes::Sitters;

// What the player is called, in capitals and at most `width` wide; Mack keeps his level.
[[nodiscard]] std::string name_within(int width,
                                      const std::string& name,
                                      std::optional<dominoes::Level> level);

}  // namespace parlor::tui::domino_table
