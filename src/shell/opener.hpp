// Opens the games of the shell's commands, and warns on standard error when files that a game
// carries have changed since.
//
// Source: U-8.4.
#pragma once

#include <string>

#include "app/game_box.hpp"

namespace parlor::shell {

// `name` is the file's name in messages. Requires that the list outlives the opener.
[[nodiscard]] table::Opener opener_telling(tui::Games games, const std::string& name);

}  // namespace parlor::shell
