// The property game, as the parlor offers it.
#pragma once

#include "app/game.hpp"

namespace parlor {

[[nodiscard]] tui::Game property_game();

}  // namespace parlor
