// The player's saved settings.
//
// Source:  M-5.1, U-7.1.
// Choices: at most as many as the page of settings has keys for.
#pragma once

#include <string>
#include <vector>

#include "app/own_files.hpp"

namespace parlor::tui {

[[nodiscard]] Result<library::OwnFiles> own_settings(const Terms& terms);

// Their names, sorted; none when the player has no files.
[[nodiscard]] std::vector<std::string> settings_in(const Terms& terms);

}  // namespace parlor::tui
