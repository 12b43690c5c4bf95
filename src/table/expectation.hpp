// What a script may expect of a game: facts, events, refusals.
//
// Source: table-language.md, "Directives".
// Errors: Unmet when the game is not as expected, Wrong when the line cannot be understood.
#pragma once

#include "table/game_table.hpp"
#include "table/line.hpp"
#include "table/trouble.hpp"

namespace parlor::table {

// Each takes the words after the directive's name.
[[nodiscard]] MaybeTrouble expect_fact(const GameTable& table, const Line& words);
[[nodiscard]] MaybeTrouble expect_event(const GameTable& table, const Line& words);
[[nodiscard]] MaybeTrouble expect_no_event(const GameTable& table, const Line& words);
[[nodiscard]] MaybeTrouble expect_refusal(GameTable& table, const Line& words);

}  // namespace parlor::table
