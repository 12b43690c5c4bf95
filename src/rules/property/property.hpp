// The property game as the table sees it: satisfies table::TurnGame, and table::ComputerGame.
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
#include "base/result.hpp"
#include "base/sentence.hpp"
#include "rules/board/colour.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/game.hpp"

namespace parlor::rules {

struct Sitter {
    std::string name;  // 1 to 16 characters, each once
    Colour colour = Colour::Red;
    std::string token = {};  // its mark on the board; empty: the seat's number
    std::optional<Level> computer = std::nullopt;  // nothing: a person
};

struct Property {
    // Everything chosen before `begin`.
    struct Setup {
        std::string game_id;  // `classic`
        std::shared_ptr<const Edition> edition;
        Ruleset rules;
        std::vector<Sitter> sitters;  // seat 1 first
    };
    using Position = Game;
    using Action = rules::Action;
    using Event = rules::Event;
    using Fact = std::pair<std::string, std::string>;

    // Position at `begin`, with everything the setup says; chance or a seat has to decide.
    static Position deal(const Setup& setup, std::vector<Event>& tell);

    // Nothing when played; else why not, in words with the rule's number, and nothing changed.
    // `mover` is whoever makes the move, 0 for chance.
    static std::optional<std::string> play(const Setup& setup,
                                           Position& position,
                                           Seat mover,
                                           const Action& action,
                                           std::vector<Event>& tell);

    static std::optional<Seat> decider(const Position& position);  // nobody: it is over
    static bool is_chance(const Action& action);
    static Action answer_chance(const Position& position, Draw draw);  // requires decider 0

    // What computers do (table/computers.hpp).
    static constexpr int computer_levels = level_count;
    static std::optional<int> computer_level(const Setup& setup, Seat seat);
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

    // `.set`: rigs one fact; words say what is wrong with it. Then, once all are set, what is
    // impossible about the position as a whole, if anything.
    static std::optional<std::string> rig(const Setup& setup,
                                          Position& position,
                                          std::string_view key,
                                          std::span<const std::string> values);
    static std::optional<std::string> impossible(const Setup& setup, const Position& position);

    static std::uint64_t hash(const Position& position);

    // The lines between `parlor 1` and `begin`, without `seed`.
    static std::vector<std::string> header(const Setup& setup);
};

}  // namespace parlor::rules
