// Dominoes, as the parlor offers it.
#pragma once

#include "app/game.hpp"

namespace parlor {

[[nodiscard]] tui::Game dominoes_game();

}  // namespace parlor
