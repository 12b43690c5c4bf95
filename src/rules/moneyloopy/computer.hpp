// Computer players, of the same levels in all games round a board. Here a trader knows the worth of
// things in the rounds that are left, and a master also looks turns ahead, to see what money will
// make possible and prevent. They think with a sight (computer/sight.hpp), which has no hidden
// money, and without chance.
//
// Source:   L-1.5, L-9.1, L-9.2.
// Not here: how each level decides (computer/).
#pragma once

#include <string>

#include "rules/board/level.hpp"
#include "rules/moneyloopy/action.hpp"

namespace parlor::moneyloopy {

// Requires that a player has to decide, not chance. The same game as that player sees it and the
// same level give the same action, always a legal one.
[[nodiscard]] Action choose(const Game& game, board::Level level);

// The computer's explanation of the same choice: one sentence, without the player's name.
[[nodiscard]] std::string why(const Game& game, board::Level level);

}  // namespace parlor::moneyloopy
