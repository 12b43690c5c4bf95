// Moneyloopy: its entry in the list of the parlor's games.
#pragma once

#include "app/game.hpp"

namespace parlor {

[[nodiscard]] tui::Game moneyloopy_game();

}  // namespace parlor
