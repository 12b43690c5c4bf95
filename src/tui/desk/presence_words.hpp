// Who of a shared table is away, and for whom a computer sits in, in the rows of the players and in
// words.
//
// Source:  U-10.10.
// Choices: a row has the beginning of the name and AWAY or CPU, next to a clock AWAY or CPU alone,
//          since the sign in the row tells who it is. The right half of a wide window has the words.
#pragma once

#include <string>
#include <vector>

#include "base/game_view.hpp"
#include "base/presence.hpp"

namespace parlor::tui::desk {

// The name for a row of this many letters: `ANN AWAY`, `ANN CPU`; without either the name as `usual`
// has it there.
[[nodiscard]] std::string name_in_row(const Sitting& sitting,
                                      const Presence& presence,
                                      int letters,
                                      std::string usual);

// `BOB IS AWAY`, `ANN, TRADER SITS IN`.
[[nodiscard]] std::vector<std::string> words_for(const GameView& view, const Presence& presence);
[[nodiscard]] std::string words_for_away(const std::string& name);
[[nodiscard]] std::string words_for_sit_in(const std::string& name, const std::string& computer);

}  // namespace parlor::tui::desk
