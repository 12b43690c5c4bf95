// Dominoes in the table language: moves and chance as lines, events as answers.
//
// Source:   table-language.md, "Moves", "Chance", "Answers", "Directives".
// Errors:   parse_action returns text that says what is wrong and what would be right.
// Choices:  a tile may be named either way round where the order of its halves means nothing.
//           `over` has its `how`, which is always the target.
// Not here: seats in front of moves, directives, files (table/language/script.hpp).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "dominoes/game.hpp"
#include "dominoes/legal.hpp"

namespace parlor::dominoes {

// Checks form, not legality: play() does that.
[[nodiscard]] Result<Action> parse_action(std::span<const std::string> words);

// Whether a move of dominoes begins with this word.
[[nodiscard]] bool is_verb(std::string_view word);

// Inverse of parse_action.
[[nodiscard]] std::string to_line(const Action& action);

// `played seat=1 tile=43 end=2`
[[nodiscard]] std::string to_line(const Event& event);

// Every event, with arbitrary values.
[[nodiscard]] std::vector<std::string> event_forms();

// The legal moves, one per line; for chance, only the answer that it has to give.
[[nodiscard]] std::vector<std::string> to_lines(const Game& game, const Choices& open);

// `34`: a Laid the way round it is laid, a Tile with its lower half first; lists with commas, `-`
// for an empty list.
[[nodiscard]] std::string to_text(Laid laid);
[[nodiscard]] std::string to_text(Tile tile);
template <class TileRow>
[[nodiscard]] std::string to_text_list(const TileRow& tiles) {
    std::string text;
    for (const auto tile : tiles) text.append(text.empty() ? "" : ",").append(to_text(tile));
    return text.empty() ? "-" : text;
}

}  // namespace parlor::dominoes
