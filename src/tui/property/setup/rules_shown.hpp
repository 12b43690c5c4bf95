// House rules, a line for each: on the page of all settings, and where saved settings are read.
//
// Source:  C-9, U-10.6.
// Choices: keys and labels differ from those of the page of house rules, where S and L are free and
//          a line has more room.
#pragma once

#include <optional>
#include <vector>

#include "rules/property/ruleset.hpp"
#include "tui/setup/all_settings.hpp"

namespace parlor::tui {

[[nodiscard]] std::vector<setup::Choice> rules_shown(const property::Ruleset& rules);

// The key that the page of house rules has for the option with this key here; nothing for any other
// key.
[[nodiscard]] std::optional<char> key_of_option_shown(char key);

}  // namespace parlor::tui
