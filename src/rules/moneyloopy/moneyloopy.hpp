// Moneyloopy as the table sees it: satisfies table::TurnGame and table::ExplainingGame.
#pragma once

#include <cstdint>
#include <memory>
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
#include "rules/board/carried_file.hpp"
#include "rules/board/sitter.hpp"
#include "rules/moneyloopy/game.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

using rules::Sitter;

struct Moneyloopy {
    // Everything chosen before `begin`.
    struct Setup {
        std::shared_ptr<const Edition> edition;
        Ruleset rules;
        std::vector<Sitter> sitters;          // by seat
        std::vector<CarriedFile> files = {};  // carried by the header
    };
    using Position = Game;
    using Action = moneyloopy::Action;
    using Event = moneyloopy::Event;
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

    // Computer players (table/computers.hpp).
    static constexpr int computer_levels = level_count;
    static std::optional<int> computer_level(const Setup& setup,
                                             const Position& position,
                                             Seat seat);
    static Action choose(const Setup& setup, const Position& position, int level, Draw draw);
    static std::string why(const Setup& setup, const Position& position, int level, Draw draw);

    static Result<Action> parse(const Setup& setup, std::span<const std::string> words);
    static std::string to_line(const Setup& setup, const Action& action);
    static std::string event_line(const Setup& setup, const Event& event);
    static Sentence sentence(const Setup& setup, const Position& position, const Event& event);
    static Seat on_turn(const Position& position) { return position.turn; }
    static bool is_verb(std::string_view word);
    static std::vector<std::string> event_forms(const Setup& setup);
    static std::vector<std::string> choice_lines(const Setup& setup, const Position& position);
    static std::vector<Fact> facts(const Setup& setup, const Position& position);

    // `.set`: rigs one fact, and returns the error, if any. After all facts are set, `impossible`
    // returns what is impossible about the position, if anything.
    static std::optional<std::string> rig(const Setup& setup,
                                          Position& position,
                                          std::string_view key,
                                          std::span<const std::string> values);
    static std::optional<std::string> impossible(const Setup& setup, const Position& position);

    static std::uint64_t hash(const Position& position);

    // Requires that the game is over.
    static Outcome outcome(const Setup& setup, const Position& position);

    // The lines between `parlor 1` and `begin`, without `seed`.
    static std::vector<std::string> header(const Setup& setup);
};

// The player at this seat: the only source of a seat's name, colour and token.
[[nodiscard]] const Sitter& sitter_at(const Moneyloopy::Setup& setup, Seat seat);

}  // namespace parlor::rules::moneyloopy
