// `parlor show --pictures`: the charts of a property game, as text.
#pragma once

#include <string>

#include "canvas/glyphs.hpp"
#include "table/game/game_table.hpp"

namespace parlor::shell {

// Wealth, rent and landings so far. Requires a table of the property game.
[[nodiscard]] std::string property_pictures(table::GameTable& table, tui::GlyphSet glyphs);

}  // namespace parlor::shell
