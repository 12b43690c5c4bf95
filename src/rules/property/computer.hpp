// Computer players. They get an OpenGame, so they cannot see the decks. Only level 2 uses random
// draws: for the dice and decks of its playouts.
//
// A beginner buys and builds what it can afford and looks at the price on the deed; a trader keeps
// a reserve, values groups and trades for them; a master judges whole positions, for itself and for
// all players.
//
// Source:   C-1.3, C-8.7, C-12.1.
// Not here: how each level decides (computer/).
#pragma once

#include <string>

#include "base/draw.hpp"
#include "rules/board/level.hpp"
#include "rules/property/action.hpp"

namespace parlor::property {

// The playouts by which level 2 judges a trade: how many, and of how many turns. They take some
// milliseconds.
struct Patience {
    int times = 64, turns = 60;
};

// Requires that a player has to decide, not chance. The same game, level, draws and patience give
// the same action, always a legal one.
[[nodiscard]] Action choose(const OpenGame& game,
                            board::Level level,
                            Draw draw,
                            Patience patience = {});

// The computer's explanation of the same choice: one sentence, without the player's name.
[[nodiscard]] std::string why(const OpenGame& game, board::Level level, Draw draw);

}  // namespace parlor::property
