// The names of the players, and the level of each seat that Mack plays.
#pragma once

#include <optional>

#include "dominoes/hand_end_words.hpp"
#include "dominoes/mack.hpp"
#include "dominoes/view.hpp"

namespace parlor::tui::domino {

using Names = dominoes::SeatNames;
using Levels = dominoes::Sitters;

}  // namespace parlor::tui::domino
