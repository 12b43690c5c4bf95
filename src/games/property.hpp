// The property game: its entry in the list of the parlor's games.
#pragma once

#include "app/game_box.hpp"

namespace parlor {

[[nodiscard]] tui::GameBox property_game();

}  // namespace parlor
