// Dominoes: its entry in the list of the parlor's games.
#pragma once

#include "app/game_box.hpp"

namespace parlor {

[[nodiscard]] tui::GameBox dominoes_game();

}  // namespace parlor
