// The pages of players: their windows and their tables of keys.
#pragma once

#include "tui/setup/entry.hpp"
#include "tui/setup/player_steps.hpp"

namespace parlor::tui::setup {

using PlayersEntry = Entry<Players, Passage>;
using PlayersPage = Page<Players, Passage>;

[[nodiscard]] inline Passage go_back(Players& players, int /*number*/) { return back(players); }

extern const PlayersPage count_page, guests_page, computers_page;  // count_pages.cpp
extern const PlayersPage colours_page, names_page, tokens_page;
extern const PlayersPage level_page, own_level_page;  // level_pages.cpp

[[nodiscard]] MenuCursor place_of_colour(const Players& players);  // of the person's colour

}  // namespace parlor::tui::setup
