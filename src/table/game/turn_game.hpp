// TurnGame: the concept that a game must satisfy. Plain values and static functions, no base class.
//
// Start with a copy of tests/toy_game.hpp. A TurnGame gets sessions, undo, journals, scripts and
// random play from the table layer.
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
#include "base/listener.hpp"
#include "base/outcome.hpp"
#include "base/result.hpp"
#include "base/sat.hpp"
#include "base/seats.hpp"
#include "base/sentence.hpp"
#include "base/units.hpp"

namespace parlor::table {

using Fact = std::pair<std::string, std::string>;  // key and value

// The reason for a refusal, as text; nothing on success.
using WhyNot = std::optional<std::string>;

template <class G>
using Tell = Listener<typename G::Event, typename G::Position>;

template <class G>
concept TurnGame = requires(const typename G::Setup& setup,
                            const typename G::Position& position,
                            typename G::Position& changing,
                            const typename G::Action& action,
                            const typename G::Event& event,
                            Tell<G> tell,
                            Seat seat,
                            Milliseconds took,
                            Draw draw,
                            std::string_view word,
                            std::span<const std::string> words) {
    // The position at `begin`, in which chance or a seat has to decide.
    { G::deal(setup, tell) } -> std::same_as<typename G::Position>;

    // Plays in place; `took` is the time of the decision, 0 when it is not known. A refused move
    // changes nothing and adds no events.
    { G::play(setup, changing, seat, action, took, tell) } -> std::same_as<WhyNot>;

    // Whether the rules count the time of decisions; each move in a journal then has its time.
    { G::counts_time(setup) } -> std::same_as<bool>;

    // The seat that has to decide, 0 for chance; nothing when the game is over.
    { G::decider(position) } -> std::same_as<std::optional<Seat>>;

    // Whether only seat 0 can make this move; and the move that chance draws, which requires that
    // chance has to decide.
    { G::is_chance(action) } -> std::same_as<bool>;
    { G::answer_chance(position, draw) } -> std::same_as<typename G::Action>;

    // Conversions to and from the table language.
    { G::parse(setup, words) } -> std::same_as<Result<typename G::Action>>;
    { G::to_line(setup, action) } -> std::same_as<std::string>;
    { G::event_line(setup, event) } -> std::same_as<std::string>;

    // One of the events is that a seat changes hands.
    requires std::constructible_from<typename G::Event, Sat>;

    // An event as a sentence, where `position` is the position after the move that caused it; an
    // empty predicate means that the story leaves out the event.
    { G::sentence(setup, position, event) } -> std::same_as<Sentence>;

    // The seat whose turn it is; 0 when it is nobody's.
    { G::on_turn(position) } -> std::same_as<Seat>;

    // Whether a move of a seat or of chance may begin with this verb; and an example of each event.
    // Both find misspelt names in scripts, which could never match.
    { G::is_verb(word) } -> std::same_as<bool>;
    { G::event_forms(setup) } -> std::same_as<std::vector<std::string>>;

    { G::choice_lines(position) } -> std::same_as<std::vector<std::string>>;
    { G::facts(setup, position) } -> std::same_as<std::vector<Fact>>;

    // `rig` sets one fact (`.set`), and may leave a partial change when refused; `impossible` then
    // checks the whole position.
    { G::rig(changing, word, words) } -> std::same_as<WhyNot>;
    { G::impossible(position) } -> std::same_as<WhyNot>;

    // A hash of the whole state; the same on every machine.
    { G::hash(position) } -> std::same_as<std::uint64_t>;

    // How the game ended. Requires that it is over.
    { G::outcome(setup, position) } -> std::same_as<Outcome>;

    // The lines between `parlor 1` and `begin`, without `seed`.
    { G::header(setup) } -> std::same_as<std::vector<std::string>>;
};

// A game in which players vote: all are asked the same, one after the other, and nothing but their
// answers comes in between. So whoever is asked later may answer before (T-3.3).
template <class G>
concept VotingGame = TurnGame<G> and requires(const typename G::Position& position) {
    // Whom the open vote has still to ask, also whoever has to decide now; none without a vote.
    { G::voters(position) } -> std::same_as<Seats>;
};

// A game whose outcome needs more than its last position.
template <class G>
concept RecountingGame = TurnGame<G> and
    requires(std::span<const typename G::Event> events, Outcome& outcome) {
    // Adds figures from all events of the game. Requires that no position was rigged.
    {G::add_figures(events, outcome)};
};

}  // namespace parlor::table
