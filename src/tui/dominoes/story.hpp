// The story: events in words, in the two lines below the hand, in notices, and at the end of a
// hand.
//
// Source:  U-4.1, D-9.6, D-1.3, D-5.
// Choices: for tiles that the opponent draws, only their number is told. A pass of a computer has
//          to be read, too.
#pragma once

#include <span>

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// `scene` shows the position after the events.
void tell(const Scene& scene, std::span<const dominoes::Event> events, Ui& ui);

void read_results(Ui& ui);  // once the player has read the last count

}  // namespace parlor::tui::domino
