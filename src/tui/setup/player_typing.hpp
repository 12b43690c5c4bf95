// The pages of players where a name or a token is typed.
//
// Source: U-3.1, M-2.1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

// The token that a person had, unless another player has taken it; else the letter that the rules
// would give.
[[nodiscard]] std::string suggested_token(const Players& players, std::size_t who);

// Why the person at this place cannot have the name; empty if the person can.
[[nodiscard]] std::string_view why_not_named(const Players& players,
                                             std::size_t who,
                                             const std::string& name);

// Whether set-up takes it as a token; the table language knows other signs as well (U-10.1).
[[nodiscard]] bool is_token(char32_t letter);

// Gives the person this token, which a computer may have had; false if somebody earlier has it.
[[nodiscard]] bool give_token(Players& players, std::size_t who, const std::string& token);

[[nodiscard]] Passage type_name(Players& players, Said& said, Key key);
[[nodiscard]] Passage type_token(Players& players, Said& said, Key key);

}  // namespace parlor::tui::setup
