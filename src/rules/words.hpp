// The property game in the table language: moves and chance as lines, events as answers.
//
// Source:   ../shared/spec/table-language.md, "Moves", "Chance", "Answers".
// Errors:   parse says in words what is wrong and what would be right.
// Not here: seats in front of moves, directives, files (table/script.hpp).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/game.hpp"
#include "rules/legal.hpp"

namespace parlor::rules {

// Checks form, not legality: play() does that.
[[nodiscard]] Result<Action> parse_action(const Edition& edition,
                                          std::span<const std::string> words);

// Inverse of parse_action.
[[nodiscard]] std::string to_line(const Edition& edition, const Action& action);

// `moved seat=1 from=go to=whitechapel-road`
[[nodiscard]] std::string to_line(const Edition& edition, const Event& event);

// One line a kind of move, amounts as ranges: `bid 60..1480`.
[[nodiscard]] std::vector<std::string> to_lines(const Game& game, const Choices& choices);

}  // namespace parlor::rules
