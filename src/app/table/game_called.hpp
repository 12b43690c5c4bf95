// Games as people call them on a command line: by their own names, or by those of their modes.
#pragma once

#include <string>

#include "app/game_box.hpp"
#include "base/options.hpp"

namespace parlor::tui {

// `property`, or its mode `blitz`; null when there is none.
[[nodiscard]] const GameBox* game_called(Games games, const std::string& name);

// As if the mode had been chosen last, with its own board (U-5.7). They stay as they are where the
// name is the game's own, or no mode's.
[[nodiscard]] Options with_mode(Options options, const GameBox& game, const std::string& name);

}  // namespace parlor::tui
