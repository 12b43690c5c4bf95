// Greedy play of open hands: both players always take the most points.
//
// Source:  D-4.1.
// Choices: for equal points they play the heavier tile.
#pragma once

#include "dominoes/sparring/open_hand.hpp"

namespace parlor::dominoes {

// Plays the hand to its end.
void play_out_greedily(OpenHand& hand);

}  // namespace parlor::dominoes
