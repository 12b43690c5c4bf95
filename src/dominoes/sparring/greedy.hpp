// Greedy play of open hands: both take the most points at hand.
//
// Source:  D-4.1.
// Choices: of equal points the heavier tile.
#pragma once

#include "dominoes/sparring/open_hand.hpp"

namespace parlor::dominoes {

// Plays the hand to its end.
void play_out_greedily(OpenHand& hand);

}  // namespace parlor::dominoes
