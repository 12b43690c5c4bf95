// Pig, a minimal game: roll a die as often as you dare; a 1 loses the points of the turn, hold
// keeps them; 20 points win. It tests what the table layer gives every game, and is the template
// for the next game; app/table/pig_rooms.hpp has its screens. A computer of level 0 always holds, and
// never wins; level 1 holds with enough points, or at random.
#pragma once

#include <array>
#include <memory>

#include "base/listener.hpp"
#include "base/match.hpp"
#include "base/outcome.hpp"
#include "base/sat.hpp"
#include "base/seat_kind.hpp"
#include "base/sentence.hpp"
#include "base/text.hpp"
#include "table/game/computers.hpp"
#include "unicode/printable.hpp"

namespace parlor::toy {

struct Pig {
    struct Setup {
        std::vector<std::string> names{"Ann", "Bob"};
        std::array<std::optional<int>, 2> levels{};  // of the computers; empty for a person
    };
    struct Position {
        std::array<int, 2> score{};
        std::array<Milliseconds, 2> spent{};  // on all decisions
        int turn = 0;                         // index of the player
        int pot = 0;
        bool thrown = false;  // chance has to roll the die
        bool over = false;
    };
    struct Roll {};
    struct Hold {};
    struct Die {
        int face = 0;
    };
    using Action = std::variant<Roll, Hold, Die>;
    struct Told {
        int seat = 0;
        std::string what;
        int points = 0;
    };
    using Event = std::variant<Told, Sat>;
    using WhyNot = std::optional<std::string>;
    using Tell = Listener<Event, Position>;

    static Position deal(const Setup&, Tell tell) {
        tell(Told{0, "began", 0}, {});
        return {};
    }
    static std::optional<Seat> decider(const Position& p) {
        if (p.over) return std::nullopt;
        return p.thrown ? chance : Seat(p.turn + 1);
    }
    static bool is_chance(const Action& a) { return std::holds_alternative<Die>(a); }
    static Action answer_chance(const Position&, Draw draw) { return Die{draw(6) + 1}; }

    static constexpr int computer_levels = 2;
    static std::optional<int> computer_level(const Setup& setup, const Position&, Seat seat) {
        return setup.levels[static_cast<std::size_t>(number(seat)) - 1];
    }
    static int seats(const Setup&) { return 2; }
    static Entrant entrant_at(const Position&, Seat seat) { return Entrant(number(seat) - 1); }
    static bool is_out(const Position&, Seat) { return false; }
    static void seat(Setup& setup, Entrant entrant, std::optional<int> level) {
        setup.levels[static_cast<std::size_t>(entrant)] = level;
    }
    static Action choose(const Position& p, int level, Draw draw) {
        if (level == 0 or p.pot >= 10 or (p.pot > 0 and draw(2) == 0)) return Hold{};
        return Roll{};
    }

    static bool counts_time(const Setup&) { return true; }
    static WhyNot play(
        const Setup&, Position& p, Seat mover, const Action& action, Milliseconds took, Tell tell) {
        if (p.over) return "the game is over";
        if (decider(p) != mover) return "another seat has to decide";
        if (mover != chance) spend(p, took);
        match(
            action,
            [&](Roll) { p.thrown = true; },
            [&](Hold) { hold(p, tell); },
            [&](Die die) { fall(p, die.face, tell); });
        return std::nullopt;
    }
    static void spend(Position& p, Milliseconds took) {
        Milliseconds& spent = p.spent[static_cast<std::size_t>(p.turn)];
        spent = spent + took;
    }
    static void hold(Position& p, Tell tell) {
        const Told held{p.turn + 1, "held", p.pot};
        int& score = p.score[static_cast<std::size_t>(p.turn)];
        score += p.pot;
        p.over = score >= 20;
        next(p);
        tell(held, p);
    }
    static void fall(Position& p, int face, Tell tell) {
        const Told rolled{p.turn + 1, "rolled", face};
        p.thrown = false;
        p.pot += face;
        if (face == 1) next(p);
        tell(rolled, p);
    }
    static void next(Position& p) {
        p.pot = 0;
        p.turn = 1 - p.turn;
    }

    static Result<Action> parse(const Setup&, std::span<const std::string> words) {
        if (words.size() == 1 and words[0] == "roll") return Action{Roll{}};
        if (words.size() == 1 and words[0] == "hold") return Action{Hold{}};
        const bool is_die = words.size() == 2 and words[0] == "die";
        const auto face = is_die ? whole_number(words[1], 6) : std::nullopt;
        if (not face or *face == 0)
            return Error{"there is no move `" + printable(words[0]) + "`: roll, hold, die 1..6"};
        return Action{Die{static_cast<int>(*face)}};
    }
    static std::string to_line(const Setup&, const Action& action) {
        return match(
            action,
            [](Roll) -> std::string { return "roll"; },
            [](Hold) -> std::string { return "hold"; },
            [](Die die) { return "die " + std::to_string(die.face); });
    }
    static std::string event_line(const Setup&, const Event& event) {
        return match(
            event,
            [](const Sat& e) { return parlor::to_line(e); },
            [](const Told& e) {
                if (e.seat == 0) return e.what;
                return e.what + " seat=" + std::to_string(e.seat) +
                       " points=" + std::to_string(e.points);
            });
    }
    static Sentence sentence(const Setup& setup, const Position&, const Event& event) {
        return match(
            event,
            [&](const Sat& e) {
                return Sentence{setup.names[static_cast<std::size_t>(e.entrant)], words_for(e)};
            },
            [&](const Told& e) {
                if (e.seat == 0) return Sentence{"Pig", "begins"};
                return Sentence{setup.names[static_cast<std::size_t>(e.seat) - 1],
                                e.what + " " + std::to_string(e.points)};
            });
    }
    static Seat on_turn(const Position& p) { return Seat(p.turn + 1); }
    static bool is_verb(std::string_view word) {
        return word == "roll" or word == "hold" or word == "die";
    }
    static std::vector<std::string> event_forms(const Setup&) {
        return {"began", "rolled seat= points=", "held seat= points=", "sat seat= kind="};
    }
    static std::vector<std::string> choice_lines(const Position& p) {
        if (p.over or p.thrown) return {};
        return {"roll", "hold"};
    }
    static std::vector<table::Fact> facts(const Setup& setup, const Position& p) {
        return {{"seat.1.name", setup.names[0]},
                {"seat.1.score", std::to_string(p.score[0])},
                {"seat.1.spent", std::to_string(p.spent[0].count)},
                {"seat.2.name", setup.names[1]},
                {"seat.2.score", std::to_string(p.score[1])},
                {"seat.2.spent", std::to_string(p.spent[1].count)},
                {"turn", std::to_string(p.turn + 1)},
                {"pot", std::to_string(p.pot)},
                {"decision.seat", p.over ? "-" : std::to_string(number(*decider(p)))},
                {"decision.kind",
                 p.over     ? "none"
                 : p.thrown ? "chance"
                            : "turn"}};
    }
    static WhyNot rig(Position& p, std::string_view key, std::span<const std::string> values) {
        const auto points = whole_number(values[0], 99);
        if (not points) return "points are 0 to 99";
        if (key == "pot") return p.pot = static_cast<int>(*points), std::nullopt;
        if (key == "seat.1.score") return p.score[0] = static_cast<int>(*points), std::nullopt;
        return "there is no fact that can be set called " + printable(key);
    }
    static WhyNot impossible(const Position& p) {
        if (p.score[0] + p.pot > 50) return "nobody has so many points";
        return std::nullopt;
    }
    static std::uint64_t hash(const Position& p) {
        std::uint64_t hash = p.over ? 2 : p.thrown ? 1 : 0;
        for (const int part :
             {p.score[0], p.score[1], p.turn, p.pot, p.spent[0].count, p.spent[1].count})
            hash = hash * 1'000'003 + static_cast<std::uint64_t>(part);
        return hash;
    }
    static Outcome outcome(const Setup& setup, const Position& p) {
        const auto player = [&](std::size_t i) -> Outcome::Player {
            const int place = p.score[i] >= p.score[1 - i] ? 1 : 2;
            return {setup.names[i], setup.levels[i], place, p.score[i]};
        };
        return {"pig", "", 1, {player(0), player(1)}};
    }
    static std::vector<std::string> header(const Setup& setup) {
        std::vector<std::string> lines{"game pig"};
        for (const std::size_t i : {0U, 1U})
            lines.push_back("seat " + std::to_string(i + 1) + " " + seat_kind(setup.levels[i]) +
                            " \"" + setup.names[i] + "\"");
        return lines;
    }
};
static_assert(table::TurnGame<Pig> and table::ComputerGame<Pig>);

}  // namespace parlor::toy
