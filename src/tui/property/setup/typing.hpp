// The pages of set-up where something is typed: a name, a token, or the name of settings.
//
// Source:  U-3.1, M-2.1, M-5.1.
// Choices: a name of settings has 1 to 12 letters, as many as a bar has room for.
#pragma once

#include <cstddef>
#include <string>

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

// The token that a person has, unless another took it; else the letter that the rules would give.
[[nodiscard]] std::string suggested_token(const SetupUi& ui, std::size_t who);

[[nodiscard]] SetupWish type_name(SetupUi& ui, Key key);
[[nodiscard]] SetupWish type_token(SetupUi& ui, Key key);
[[nodiscard]] SetupWish type_settings(SetupUi& ui, Key key);

}  // namespace parlor::tui
