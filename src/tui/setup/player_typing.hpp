// The pages of players where a name or a token is typed.
//
// Source: U-3.1, M-2.1.
#pragma once

#include <cstddef>
#include <string>

#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

// The token that a person had, unless another player has taken it; else the letter that the rules
// would give.
[[nodiscard]] std::string suggested_token(const Players& players, std::size_t who);

[[nodiscard]] Passage type_name(Players& players, Said& said, Key key);
[[nodiscard]] Passage type_token(Players& players, Said& said, Key key);

}  // namespace parlor::tui::setup
