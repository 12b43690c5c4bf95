// The story: events as words in the two lines below the hand, in notices, and at the end of a hand.
//
// Source:  U-4.1, D-9.6, D-1.3, D-5.
// Choices: of the opponent's draws, only the number of tiles is shown. The player also has to read
//          a computer's pass.
#pragma once

#include <span>

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// `scene` shows the position after the events.
void tell(const Scene& scene, std::span<const dominoes::Event> events, Ui& ui);

void read_results(Ui& ui);  // after the player has read the last count

}  // namespace parlor::tui::domino
