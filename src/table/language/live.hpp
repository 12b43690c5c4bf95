// Live runs: another program writes lines and reads the answer to each; the last line of an answer
// names the next decision.
//
// Source:   table-language.md, "Answers" (`--live`).
// Not here: the order of events, complaints and answers (script.cpp).
#pragma once

#include <string>

#include "table/game/game_table.hpp"
#include "table/language/line.hpp"
#include "table/language/line_reader.hpp"

namespace parlor::table {

// Whether the line has an answer after `begin`: comments and empty lines have none.
[[nodiscard]] bool has_answer(const TextLine& line);

// `asked seat=1 kind=roll`, ended by LF; `asked seat=- kind=none` when the game is over, or when
// its table is null as it was left on the screen.
[[nodiscard]] std::string asked_line(const GameTable* table);

// Whether only the dealer makes this move in a live run; and the error for a program that sends it.
[[nodiscard]] bool is_left_to_dealer(const MoveLine& move);
inline constexpr const char* about_dealer =
    "in a live run chance decides by itself, without lines of seat 0";

}  // namespace parlor::table
