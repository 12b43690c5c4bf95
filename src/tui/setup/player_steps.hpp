// The order of the pages of players, forwards and back.
#pragma once

#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

Passage turn_to(Players& players, PlayersStep step, std::size_t who = 0);
[[nodiscard]] Passage back(Players& players);  // from the current page

Passage turn_to_people(Players& players);  // when it is known who plays
// When the player asked has chosen everything; calls the next one.
Passage turn_to_next_player(Players& players, Said& said);

}  // namespace parlor::tui::setup
