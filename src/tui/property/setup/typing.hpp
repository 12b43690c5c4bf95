// The pages of set-up where something is typed: a name, or a token.
//
// Source: U-3.1, M-2.1.
#pragma once

#include <cstddef>
#include <string>

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

// The token that a person has, unless another took it; else the letter that the rules would give.
[[nodiscard]] std::string suggested_token(const SetupUi& ui, std::size_t who);

[[nodiscard]] SetupWish type_name(SetupUi& ui, Key key);
[[nodiscard]] SetupWish type_token(SetupUi& ui, Key key);

}  // namespace parlor::tui
