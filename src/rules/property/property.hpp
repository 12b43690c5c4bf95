// The property game as the table sees it: satisfies table::TurnGame, table::ComputerGame,
// table::ValuingGame, table::ThinkingGame and table::VotingGame.
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
#include "rules/property/computer.hpp"
#include "rules/property/decisions.hpp"
#include "rules/property/facts.hpp"
#include "rules/property/hash.hpp"
#include "rules/property/setup.hpp"
#include "rules/property/tell.hpp"
#include "rules/property/turn/chance.hpp"
#include "rules/property/turn/vote.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::property {

struct Property {
    using Setup = property::Setup;
    using Position = Game;
    using Action = property::Action;
    using Event = property::Event;
    using Fact = std::pair<std::string, std::string>;

    // The position at `begin`, with everything from the setup; chance or a seat has to decide.
    static Position deal(const Setup& setup, Tell tell);

    // Returns nothing when the move was played; otherwise the refusal as text with the rule's
    // number, and nothing has changed. `mover` is the seat that moves, 0 for chance.
    static std::optional<std::string> play(const Setup& setup,
                                           Position& position,
                                           Seat mover,
                                           const Action& action,
                                           Milliseconds took,
                                           Tell tell);
    static bool counts_time(const Setup& setup);
    static bool only_thinks(const Action& action);  // table/game/thinking.hpp

    static constexpr auto& decider = property::decider;
    static constexpr auto& voters = property::voters;
    static constexpr auto& is_chance = property::is_chance;
    static constexpr auto& answer_chance = property::answer_chance;

    // Computer players (table/game/computers.hpp).
    static constexpr int computer_levels = board::level_count;
    static std::optional<int> computer_level(const Setup& setup,
                                             const Position& position,
                                             Seat seat);
    static int seats(const Setup& setup) { return static_cast<int>(setup.sitters.size()); }
    static Entrant entrant_at(const Position& position, Seat seat) {
        return position.seating[seat];
    }
    static bool is_out(const Position& position, Seat seat) { return position.players[seat].out; }
    static void seat(Setup& setup, Entrant entrant, std::optional<int> level) {
        board::seat(setup.sitters[static_cast<std::size_t>(entrant)], level);
    }
    static Action choose(const Position& position, int level, Draw draw);
    static std::string why(const Setup& setup, const Position& position, int level, Draw draw);
    static std::vector<std::string> values(const Setup& setup, const Position& position, Draw draw);

    static Result<Action> parse(const Setup& setup, std::span<const std::string> words);
    static std::string to_line(const Setup& setup, const Action& action);
    static std::string event_line(const Setup& setup, const Event& event);
    static Sentence sentence(const Setup& setup, const Position& position, const Event& event);
    static Seat on_turn(const Position& position) { return position.turn; }
    static constexpr auto& is_verb = property::is_verb;
    static std::vector<std::string> event_forms(const Setup& setup);
    static std::vector<std::string> choice_lines(const Position& position);
    static constexpr auto& facts = facts_of;

    static constexpr auto& rig = property::rig;
    static constexpr auto& impossible = property::impossible;

    static constexpr auto& hash = hash_of;

    // Requires that the game is over.
    static Outcome outcome(const Setup& setup, const Position& position);

    // The lines between `parlor 1` and `begin`, without `seed`.
    static std::vector<std::string> header(const Setup& setup);
};

}  // namespace parlor::property
