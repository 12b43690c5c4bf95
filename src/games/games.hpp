// The list of the parlor's games; no other file knows all of them.
//
// Source: table-language.md, "Before begin".
// Errors: with the line number of the header.
#pragma once

#include "app/game_box.hpp"
#include "table/game/game_table.hpp"

namespace parlor {

// The box of each, in a file of its name.
[[nodiscard]] tui::GameBox property_game();
[[nodiscard]] tui::GameBox moneyloopy_game();
[[nodiscard]] tui::GameBox dominoes_game();

// In the order of the launcher.
[[nodiscard]] tui::Games all_games();

// Creates the table for the setup that the lines before `begin` ask for.
[[nodiscard]] table::Opened open_table(const table::SetupAsked& asked);

}  // namespace parlor
