// Search: level 2's play while tiles are hidden.
//
// He plays out many lines, each in a world that is possible, with every play that is open to him
// in the same worlds, and gives up plays as soon as they are clearly worse. In a line his own plays
// are those that have done best so far in what looks the same to him (UCT over information sets);
// the other plays in a manner that fits what they have played so far, and he by what looks best at
// a glance where the line is new.
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
