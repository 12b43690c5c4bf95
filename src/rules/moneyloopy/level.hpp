// Levels of computer players, the same in all games round a board. Here a trader knows the worth of
// things in the rounds that are left, and a master also looks turns ahead, to see what money will
// make possible and prevent.
#pragma once

#include "rules/board/level.hpp"

namespace parlor::moneyloopy {

using board::Level;
using board::level_count;

}  // namespace parlor::moneyloopy
