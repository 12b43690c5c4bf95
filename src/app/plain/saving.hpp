// Saving: the word `save` in a game.
//
// Source:  P-1.1, P-1.8, M-5.3.
// Choices: `save Sunday` keeps a copy, and the game goes on. A saved game is replaced only by `save
//          over Sunday`.
#pragma once

#include "app/cabinet.hpp"
#include "plain/words.hpp"

namespace parlor::plain {

// The cabinet and the place, which has a table, outlive it.
[[nodiscard]] Question saving(tui::Cabinet& cabinet, table::Place& place);

}  // namespace parlor::plain
