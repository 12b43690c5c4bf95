// The settings that the player has saved.
//
// Source:  M-5.1, U-7.1.
// Choices: there are at most as many as the page of settings has keys for.
#pragma once

#include <string>
#include <vector>

#include "app/own_files.hpp"

namespace parlor::tui {

[[nodiscard]] Result<library::OwnFiles> own_settings(const Terms& terms);

// Their names, sorted; none where the player has no files.
[[nodiscard]] std::vector<std::string> settings_in(const Terms& terms);

}  // namespace parlor::tui
