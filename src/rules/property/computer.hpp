// Computer players. They are handed what lies open and so cannot look into the decks; the draws
// that they are given settle only what is equal in their eyes.
//
// Source:   C-1.3, C-8.7, C-12.1.
// Not here: how each of them thinks (computer/).
#pragma once

#include <string>

#include "base/draw.hpp"
#include "rules/property/action.hpp"

namespace parlor::rules {

enum class Level : std::uint8_t {
    Zero,  // a beginner: buys what it can, builds what it can, looks at the price on the deed
    One,   // a trader: keeps a reserve, values groups, trades for them
    Two    // a master: judges whole positions, its own and everybody's
};
inline constexpr int level_count = 3;

// How often, and for how many turns, level 2 plays a trade on in its mind before it makes up its
// mind: some milliseconds.
struct Patience {
    int times = 64, turns = 60;
};

// Requires that a player has to decide, not chance. Same game, level, draws and patience: same
// action, and a legal one.
[[nodiscard]] Action choose(const OpenGame& game, Level level, Draw draw, Patience patience = {});

// The same, as the computer itself would explain it: one sentence, without the player's name.
[[nodiscard]] std::string why(const OpenGame& game, Level level, Draw draw);

}  // namespace parlor::rules
