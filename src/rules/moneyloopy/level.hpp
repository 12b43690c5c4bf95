// Levels of computer players: those of every game round a board. Here a trader knows what things
// are worth in the rounds that are left, and a master looks ahead, turn by turn, to what money
// opens and saves.
#pragma once

#include "rules/board/level.hpp"

namespace parlor::rules::moneyloopy {

using rules::Level;
using rules::level_count;

}  // namespace parlor::rules::moneyloopy
