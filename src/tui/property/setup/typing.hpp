// The pages of set-up where the name of settings is typed.
//
// Source:  M-5.1.
// Choices: a name of settings has 1 to 12 letters, as many as a bar has room for.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] SetupWish type_settings(SetupUi& ui, Key key);

}  // namespace parlor::tui
