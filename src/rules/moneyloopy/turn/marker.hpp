// The turn marker: it moves one square when a round is over, terms of deals end there, and the game
// ends when it is back on GO.
//
// Source:   L-1.3, L-8.5.
// Not here: what is due at its square (due.hpp).
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

void move_marker(Draft& draft);

}  // namespace parlor::moneyloopy
