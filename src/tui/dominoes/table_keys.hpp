// The keys of the table: tiles are typed, an end is chosen, the hand arranged.
//
// Source:  D-9.2 to D-9.6, U-1.7, U-3.7.
// Choices: the third key after two digits only starts the entry over. Until what was told is read
//          only the keys that read it, ask to leave or explain do anything.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// What a key asks of the table; what it asks of the screen alone is done at once.
[[nodiscard]] Wish press(const Scene& scene, Ui& ui, Key key, Ear& ear);

// What `?` shows.
[[nodiscard]] Notice table_help();

}  // namespace parlor::tui::domino
