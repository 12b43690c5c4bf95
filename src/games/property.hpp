// The property game: its entry in the list of the parlor's games.
#pragma once

#include "app/game.hpp"

namespace parlor {

[[nodiscard]] tui::Game property_game();

}  // namespace parlor
