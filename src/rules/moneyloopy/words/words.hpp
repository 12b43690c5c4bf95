// Moneyloopy in the table language: moves and chance as lines, events as answers.
//
// Source:   table-language.md, "Moves", "Chance", "Answers".
// Errors:   the text of a parse error names the mistake and the right form.
// Not here: seats in front of moves, directives, files (table/language/script.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/board/words.hpp"
#include "rules/moneyloopy/game.hpp"
#include "rules/moneyloopy/legal.hpp"

namespace parlor::moneyloopy {

// Checks form, not legality: play() does that.
[[nodiscard]] Result<Action> parse_action(const board::Board& board, board::Words words);

[[nodiscard]] bool is_verb(std::string_view word);

// Inverse of parse_action.
[[nodiscard]] std::string to_line(const board::Board& board, const Action& action);

// `moved seat=1 from=go to=oriental-avenue`
[[nodiscard]] std::string to_line(const board::Board& board, const Event& event);

// Every event, with arbitrary values.
[[nodiscard]] std::vector<std::string> event_forms(const board::Board& board);

// One line per kind of move, with amounts as ranges: `bid 100..480`.
[[nodiscard]] std::vector<std::string> to_lines(const Game& game, const Choices& open);

[[nodiscard]] std::string_view id_of(Transit transit);  // `no`, `train`, `centre`

}  // namespace parlor::moneyloopy
