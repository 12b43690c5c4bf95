// The keys of the table: typing tiles, choosing an end, arranging the hand.
//
// Source:  D-9.2 to D-9.6, U-1.7, U-3.7.
// Choices: the third key after two digits only clears the entry. Until the player has read the last
//          event, only the keys that read it, ask to leave or explain have an effect.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// What the key asks of the game. The function itself handles requests to the screen at once.
[[nodiscard]] Command press(const Scene& scene, Ui& ui, Key key, SoundQueue& sounds);

}  // namespace parlor::tui::domino
