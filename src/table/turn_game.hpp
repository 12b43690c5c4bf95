// TurnGame: what the table asks of a game. Plain values and static functions, no base class.
//
// Copy tests/toy_game.hpp for a start: whatever satisfies this has sessions, undo, journals,
// scripts and random play for free.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/draw.hpp"
#include "base/result.hpp"
#include "base/sentence.hpp"
#include "base/units.hpp"

namespace parlor::table {

using Fact = std::pair<std::string, std::string>;  // key and value

// Words that say why not; nothing when all is well.
using Refusal = std::optional<std::string>;

template <class G>
concept TurnGame = requires(const typename G::Setup& setup,
                            const typename G::Position& position,
                            typename G::Position& changing,
                            const typename G::Action& action,
                            const typename G::Event& event,
                            std::vector<typename G::Event>& tell,
                            Seat seat,
                            Draw draw,
                            std::string_view word,
                            std::span<const std::string> words) {
    // The position at `begin`; chance or a seat has to decide.
    { G::deal(setup, tell) } -> std::same_as<typename G::Position>;

    // Plays in place. Refused: nothing changed and nothing told.
    { G::play(setup, changing, seat, action, tell) } -> std::same_as<Refusal>;

    // Who has to decide: a seat, 0 for chance, nobody when it is over.
    { G::decider(position) } -> std::same_as<std::optional<Seat>>;

    // Whether only seat 0 can make this move, and what it draws; requires that it has to decide.
    { G::is_chance(action) } -> std::same_as<bool>;
    { G::answer_chance(position, draw) } -> std::same_as<typename G::Action>;

    // The table language, there and back.
    { G::parse(setup, words) } -> std::same_as<Result<typename G::Action>>;
    { G::to_line(setup, action) } -> std::same_as<std::string>;
    { G::event_line(setup, event) } -> std::same_as<std::string>;

    // An event as people tell it, when the move that caused it led to this position; who does
    // nothing then is not worth telling.
    { G::sentence(setup, position, event) } -> std::same_as<Sentence>;

    // Whose turn it is; 0 while it is nobody's.
    { G::on_turn(position) } -> std::same_as<Seat>;

    // Whether lines of moves, a seat's or chance's, may begin with this verb; and an example of
    // each event there is. Against slips in scripts: nothing expected of them can come true.
    { G::is_verb(word) } -> std::same_as<bool>;
    { G::event_forms(setup) } -> std::same_as<std::vector<std::string>>;

    { G::choice_lines(setup, position) } -> std::same_as<std::vector<std::string>>;
    { G::facts(setup, position) } -> std::same_as<std::vector<Fact>>;

    // `.set`: one fact, which may be half done when refused; then the position as a whole.
    { G::rig(setup, changing, word, words) } -> std::same_as<Refusal>;
    { G::impossible(setup, position) } -> std::same_as<Refusal>;

    // Of the whole state; the same on every machine.
    { G::hash(position) } -> std::same_as<std::uint64_t>;

    // The lines between `parlor 1` and `begin`, without `seed`.
    { G::header(setup) } -> std::same_as<std::vector<std::string>>;
};

}  // namespace parlor::table
