// The leaderboard of a property game that is over, as text: the end of its story.
//
// Source: U-7.6.
#pragma once

#include <string>

#include "table/game/game_table.hpp"

namespace parlor::shell {

// Empty before the end, and for a game without a leaderboard. Requires a table of the property
// game.
[[nodiscard]] std::string property_standings(table::GameTable& table);

}  // namespace parlor::shell
