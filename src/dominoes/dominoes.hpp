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
#include "dominoes/chance.hpp"
#include "dominoes/draft.hpp"
#include "dominoes/hash.hpp"
#include "dominoes/setup.hpp"
#include "dominoes/words/facts.hpp"
#include "dominoes/words/words.hpp"

namespace parlor::dominoes {

struct Dominoes {
    using Setup = dominoes::Setup;
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

    static constexpr auto& decider = dominoes::decider;
    static constexpr auto& is_chance = dominoes::is_chance;
    static constexpr auto& answer_chance = dominoes::answer_chance;

    // Mack, who decides from the view of the seat to move (D-7).
    static constexpr int computer_levels = static_cast<int>(Level::Two) + 1;
    static std::optional<int> computer_level(const Setup& setup,
                                             const Position& position,
                                             Seat seat);
    static int seats(const Setup& /*setup*/) { return static_cast<int>(both_seats.size()); }
    static Entrant entrant_at(const Position& /*position*/, Seat seat) {
        return Entrant(number(seat) - 1);
    }
    static bool is_out(const Position& /*position*/, Seat /*seat*/) { return false; }
    static void seat(Setup& setup, Entrant entrant, std::optional<int> level);
    static Action choose(const Position& position, int level, Draw draw);
    static std::string why(const Setup& setup, const Position& position, int level, Draw draw);

    // A line for each play of the seat that has to decide, the best first (mack/values.hpp); none
    // when it has no play.
    static std::vector<std::string> values(const Setup& setup, const Position& position, Draw draw);

    static Result<Action> parse(const Setup& setup, std::span<const std::string> words);
    static std::string to_line(const Setup& setup, const Action& action);
    static std::string event_line(const Setup& setup, const Event& event);
    static Sentence sentence(const Setup& setup, const Position& position, const Event& event);
    static Seat on_turn(const Position& position) { return decider(position).value_or(nobody); }
    static constexpr auto& is_verb = dominoes::is_verb;
    static std::vector<std::string> event_forms(const Setup& setup);
    static std::vector<std::string> choice_lines(const Position& position);
    static std::vector<Fact> facts(const Setup& setup, const Position& position);

    static constexpr auto& rig = dominoes::rig;
    // All combinations of facts are possible.
    static std::optional<std::string> impossible(const Position& /*position*/) { return {}; }

    static constexpr auto& hash = hash_of;

    // Requires that the game is over. Its figures are in figures.hpp; the sources of the points
    // need all events of the game.
    static Outcome outcome(const Setup& setup, const Position& position);
    static void add_figures(std::span<const Event> events, Outcome& outcome);

    // The lines between `parlor 1` and `begin`, without `seed`.
    static std::vector<std::string> header(const Setup& setup);
};

}  // namespace parlor::dominoes
