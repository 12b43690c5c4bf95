// Verbs: the moves of a game round a board in the table language, each known by its first word; and
// the moves that all these games write alike.
//
// Source: table-language.md, "Moves".
// Errors: as text that says what would be right.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "rules/board/words.hpp"

namespace parlor::board {

// `Data` is what arguments name: a board, or the whole edition.
template <class Action, class Data>
struct Verbs {
    struct Plain {  // a move without arguments
        std::string_view verb;
        Action action;
    };
    struct Move {
        std::string_view verb;
        Result<Action> (*parse)(const Data& data, Words words);
    };
    std::span<const Plain> plain;
    std::span<const Move> moves;

    [[nodiscard]] bool has(std::string_view word) const {
        return std::ranges::find(plain, word, &Plain::verb) != plain.end() or
               std::ranges::find(moves, word, &Move::verb) != moves.end();
    }
    [[nodiscard]] Result<Action> parse(const Data& data, Words words) const {
        if (words.empty()) return Error{"a move is missing"};
        const std::string& verb = words[0];
        for (const Plain& move : plain) {
            if (move.verb != verb) continue;
            if (words.size() > 1) return should_be(verb + ", and nothing after it");
            return move.action;
        }
        for (const Move& move : moves)
            if (move.verb == verb) return move.parse(data, words);
        return no_such("move", verb);
    }
};

template <class Action, class OnSquare>
[[nodiscard]] Result<Action> parse_on_square(const Board& board, Words words) {
    if (words.size() != 2) return should_be(words[0] + " SQUARE");
    const auto square = parse_square(board, words[1]);
    if (not square) return square.error();
    return Action{OnSquare{*square}};
}

template <class Action, class Build, class BuildGroup>
[[nodiscard]] Result<Action> parse_build(const Board& board, Words words) {
    if (words.size() != 2) return should_be("build SQUARE, or build GROUP");
    if (const auto group = find_group(words[1])) return Action{BuildGroup{*group}};
    const auto square = board.find(words[1]);
    if (not square) return no_such("square or group", words[1]);
    return Action{Build{*square}};
}

}  // namespace parlor::board
