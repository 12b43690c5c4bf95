// Bankruptcy: a player leaves the game.
//
// Source: L-1.3, L-1.4, L-7.2, L-7.4, L-8.3.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// The debtor of the debt being decided leaves the game, and their properties wait for auctions.
void go_bankrupt(Draft& draft);

}  // namespace parlor::moneyloopy
