// The words on the pages of settings: the name, the game and its players; each player; the rules.
//
// Source: M-5.1, U-7.1.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] std::vector<Words> settings_words(const SetupUi& ui, const board::Board& board);

}  // namespace parlor::tui
