// The book of results as text: a table for people, and CSV.
//
// Source:  U-7.7, D-8.7.
// Choices: CSV has a row for each player of each game, with the same columns for all games. Columns
//          that only some games use come last, and are empty elsewhere.
#pragma once

#include <string>

#include "app/game_box.hpp"
#include "table/journal/results.hpp"

namespace parlor::shell {

[[nodiscard]] std::string results_text(tui::Games games, const table::Results& results);
[[nodiscard]] std::string results_csv(tui::Games games, const table::Results& results);

}  // namespace parlor::shell
