// Moneyloopy, as the parlor offers it: in the lines of the table language, without screens.
#pragma once

#include "app/game.hpp"

namespace parlor {

[[nodiscard]] tui::Game moneyloopy_game();

}  // namespace parlor
