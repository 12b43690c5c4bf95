// The choices of players as settings in sentences: how many people and computers, the level, and the
// people's names, colours and tokens.
//
// Source:  P-1.6, U-3.1, C-1.3, M-2.1.
// Choices: names, colours and tokens are lists, in the order of the seats; `level` has a word for all
//          computers, or one for each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plain/setup/settings.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui {

void add_player_settings(std::vector<plain::Setting>& settings, const setup::Players& players);

[[nodiscard]] bool is_player_setting(std::string_view name);
// Requires such a setting.
[[nodiscard]] std::optional<Error> choose_player_setting(setup::Players& players,
                                                         std::string_view name,
                                                         const std::string& value);

// `Ann, Bob and Cleo` as its parts.
[[nodiscard]] std::vector<std::string> parts_of_list(std::string_view text);

// `Ann and 3 traders`
[[nodiscard]] std::string players_in_words(const setup::Players& players);

}  // namespace parlor::tui
