// Dominoes as the table sees it: satisfies table::TurnGame, table::ComputerGame and
// table::RecountingGame.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/draw.hpp"
#include "base/outcome.hpp"
#include "base/result.hpp"
#include "base/sentence.hpp"
#include "dominoes/draft.hpp"
#include "dominoes/game.hpp"
#include "dominoes/mack.hpp"

namespace parlor::dominoes {

struct Dominoes {
    // Everything chosen before `begin`.
    struct Setup {
        Ruleset rules;
        Per<Seat, std::string, both_seats.size() + 1> names;  // 1 to 16 characters, unique
        Sitters computers;
    };
    using Position = Game;
    using Action = dominoes::Action;
    using Event = dominoes::Event;
    using Fact = std::pair<std::string, std::string>;

    // The position at `begin`; chance has to decide.
    static Position deal(const Setup& setup, Tell tell);

    // Returns nothing when the move was played; otherwise the refusal as text with the rule's
    // number, and nothing has changed. `mover` is the seat that moves, 0 for chance.
    static std::optional<std::string> play(const Setup& setup,
                                           Position& position,
                                           Seat mover,
                                           const Action& action,
                                           Milliseconds took,
                                           Tell tell);
    static bool counts_time(const Setup& /*setup*/) { return false; }

    static std::optional<Seat> decider(const Position& position);  // nothing: the game is over
    static bool is_chance(const Action& action);
    static Action answer_chance(const Position& position, Draw draw);  // requires decider 0

    // Mack, who decides from the view of the seat to move (D-7).
    static constexpr int computer_levels = static_cast<int>(Level::Two) + 1;
    static std::optional<int> computer_level(const Setup& setup,
                                             const Position& position,
                                             Seat seat);
    static Action choose(const Setup& setup, const Position& position, int level, Draw draw);
    static std::string why(const Setup& setup, const Position& position, int level, Draw draw);

    // A line for each play of the seat that has to decide, the best first (mack/values.hpp); none
    // when it has no play.
    static std::vector<std::string> values(const Setup& setup, const Position& position, Draw draw);

    static Result<Action> parse(const Setup& setup, std::span<const std::string> words);
    static std::string to_line(const Setup& setup, const Action& action);
    static std::string event_line(const Setup& setup, const Event& event);
    static Sentence sentence(const Setup& setup, const Position& position, const Event& event);
    static Seat on_turn(const Position& position) { return decider(position).value_or(nobody); }
    static bool is_verb(std::string_view word);
    static std::vector<std::string> event_forms(const Setup& setup);
    static std::vector<std::string> choice_lines(const Setup& setup, const Position& position);
    static std::vector<Fact> facts(const Setup& setup, const Position& position);

    // `.set`: rigs one fact, and returns the error, if any. Facts are checked one by one;
    // `impossible` finds nothing, as all combinations are possible.
    static std::optional<std::string> rig(const Setup& setup,
                                          Position& position,
                                          std::string_view key,
                                          std::span<const std::string> values);
    static std::optional<std::string> impossible(const Setup& setup, const Position& position);

    static std::uint64_t hash(const Position& position);

    // Requires that the game is over. Its figures are in figures.hpp; the sources of the points
    // need all events of the game.
    static Outcome outcome(const Setup& setup, const Position& position);
    static void add_figures(std::span<const Event> events, Outcome& outcome);

    // The lines between `parlor 1` and `begin`, without `seed`.
    static std::vector<std::string> header(const Setup& setup);
};

}  // namespace parlor::dominoes
