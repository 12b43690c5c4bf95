// The property game in the table language: moves and chance as lines, events as answers.
//
// Source:   table-language.md, "Moves", "Chance", "Answers".
// Errors:   the text of a parse error names the mistake and the right form.
// Not here: seats in front of moves, directives, files (table/language/script.hpp).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/property/game.hpp"
#include "rules/property/legal.hpp"

namespace parlor::property {

// Checks form, not legality: play() does that.
[[nodiscard]] Result<Action> parse_action(const Edition& edition,
                                          std::span<const std::string> words);

// Whether a move of any property game begins with this word.
[[nodiscard]] bool is_verb(std::string_view word);

// Inverse of parse_action.
[[nodiscard]] std::string to_line(const Edition& edition, const Action& action);

// `give $100 for strand`: a trade that is proposed, as its line has it after the seat.
[[nodiscard]] std::string to_terms(const Edition& edition, const Propose& trade);

// `moved seat=1 from=go to=whitechapel-road`
[[nodiscard]] std::string to_line(const Edition& edition, const Event& event);

// Every event of property games, with arbitrary values; includes events of rules not played here.
[[nodiscard]] std::vector<std::string> event_forms(const Edition& edition);

// One line per kind of move, with amounts as ranges: `bid 60..1480`.
[[nodiscard]] std::vector<std::string> to_lines(const OpenGame& game, const Choices& open);

}  // namespace parlor::property
