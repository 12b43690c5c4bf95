// The order of the pages of players, forwards and backwards.
#pragma once

#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

Passage turn_to(Players& players, PlayersStep step, std::size_t who = 0);
[[nodiscard]] Passage back(Players& players);  // from the current page

Passage turn_to_people(Players& players);  // once it is known who plays
// For when the current player has chosen everything; calls the next player.
Passage turn_to_next_player(Players& players, Said& said);

}  // namespace parlor::tui::setup
