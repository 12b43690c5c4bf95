// `parlor show --pictures`: the scores of a domino game, as text.
//
// Source: D-8.6.
#pragma once

#include <string>

#include "canvas/glyphs.hpp"
#include "table/game/game_table.hpp"

namespace parlor::shell {

// Requires a table of dominoes.
[[nodiscard]] std::string domino_pictures(table::GameTable& table, tui::GlyphSet glyphs);

}  // namespace parlor::shell
