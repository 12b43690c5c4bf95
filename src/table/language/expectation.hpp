// The directives with which a script tests a game: expected facts, events and refusals.
//
// Source: table-language.md, "Directives".
// Errors: Unmet when the expectation fails, Wrong when the line cannot be parsed.
#pragma once

#include "table/game/game_table.hpp"
#include "table/language/line.hpp"
#include "table/language/trouble.hpp"

namespace parlor::table {

// Each function takes the words after the directive's name.
[[nodiscard]] MaybeTrouble expect_fact(const GameTable& table, const Line& words);
[[nodiscard]] MaybeTrouble expect_event(const GameTable& table, const Line& words);
[[nodiscard]] MaybeTrouble expect_no_event(const GameTable& table, const Line& words);
[[nodiscard]] MaybeTrouble expect_refusal(GameTable& table, const Line& words);

}  // namespace parlor::table
