// Search: the play of level 2 while tiles are hidden.
//
// He plays out many lines, each in a possible world, with all his candidate plays in the same
// worlds, and drops candidates as soon as they are clearly worse. Inside a line his own plays are
// the best so far in positions that look the same to him (UCT over information sets) or, where the
// line is new, the best at a glance; the opponent plays in a manner that fits their plays so far.
//
// Source: D-7.1, D-7.2; P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree
//         Search", 2012.
#pragma once

#include "base/draw.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

// Requires a view of a hand that was played by the rules, whose seat has plays.
[[nodiscard]] Play searched(const View& view, Draw draw);

}  // namespace parlor::dominoes
