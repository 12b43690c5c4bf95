// The pages of set-up for typing the name of settings.
//
// Source:  M-5.1.
// Choices: the name of settings has 1 to 12 letters, as many as a bar has room for.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] SetupWish type_settings(SetupUi& ui, Key key);

}  // namespace parlor::tui
