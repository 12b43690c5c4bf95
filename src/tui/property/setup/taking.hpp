// What set-up takes from a mode after reading it: its rules, its seats, and its kind of tokens.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

void take_rules(SetupUi& ui, const property::Mode& mode);

}  // namespace parlor::tui
