// `parlor show --pictures` and the standings after a story, of Moneyloopy, as text.
//
// Source: U-9.5.
#pragma once

#include <string>

#include "canvas/glyphs.hpp"
#include "table/game/game_table.hpp"

namespace parlor::shell {

// Both require a table of Moneyloopy.
[[nodiscard]] std::string moneyloopy_pictures(table::GameTable& table, tui::GlyphSet glyphs);

// Places with properties, money and wealth; empty before the end of the game.
[[nodiscard]] std::string moneyloopy_standings(table::GameTable& table);

}  // namespace parlor::shell
