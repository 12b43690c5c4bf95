// Levels of computer players: those of every game round a board. A trader knows what things are
// worth in the rounds that are left.
#pragma once

#include "rules/board/level.hpp"

namespace parlor::rules::moneyloopy {

using rules::Level;
using rules::level_count;

}  // namespace parlor::rules::moneyloopy
