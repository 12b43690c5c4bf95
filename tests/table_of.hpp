// TableOf: a game for tests, played in the lines of the table language. Each game's own Table adds
// its set-up.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "table/game/turn_game.hpp"
#include "table/language/line.hpp"

namespace parlor {

template <table::TurnGame Rules>
struct TableOf {
    using Position = typename Rules::Position;
    using Event = typename Rules::Event;

    typename Rules::Setup setup;
    std::vector<Event> events;  // since the last player's move began
    Position game;

    // Deals: the game at `begin`, where chance or a seat has to decide.
    explicit TableOf(typename Rules::Setup chosen)
        : setup{std::move(chosen)}, game{Rules::deal(setup, events)} {}

    // Plays the lines, which may be `.set KEY VALUE`; a refused line fails the test. Consecutive
    // `.set` lines may contradict each other, so that the position is not checked as a whole.
    void play(std::initializer_list<std::string_view> lines) {
        for (const auto line : lines) {
            INFO("line: " << line);
            const auto refused = try_line(line);
            INFO("refused: " << refused.value_or(""));
            REQUIRE_FALSE(refused);
        }
    }

    // The reason for the refusal. Fails the test when the line is accepted, or when the refused
    // line changed the game or caused events.
    std::string refuses(std::string_view line) {
        INFO("line: " << line);
        const Position before = game;
        auto words = split(line);
        const Milliseconds took = taken_from(words);
        std::vector<Event> told;
        const auto refused = Rules::play(setup, game, mover_of(words), parse(words), took, told);
        REQUIRE(refused);
        CHECK(game == before);
        CHECK(told.empty());
        return *refused;
    }

    [[nodiscard]] std::string fact(std::string_view key) const {
        for (const auto& [name, value] : Rules::facts(setup, game))
            if (name == key) return value;
        FAIL("there is no fact " << key);
        return {};
    }

    // All events since the last player's move began, as lines.
    [[nodiscard]] std::vector<std::string> story() const {
        std::vector<std::string> lines;
        for (const auto& event : events) lines.push_back(Rules::event_line(setup, event));
        return lines;
    }
    [[nodiscard]] bool told(std::string_view line) const {
        return std::ranges::count(story(), line) > 0;
    }
    // Whether these events occurred in this order, with any other events between them.
    [[nodiscard]] bool told_in_order(std::initializer_list<std::string_view> wanted) const {
        auto next = wanted.begin();
        for (const auto& line : story())
            if (next != wanted.end() and line == *next) ++next;
        return next == wanted.end();
    }
    // Whether an event of this kind occurred.
    [[nodiscard]] bool told_any(std::string_view event) const {
        return std::ranges::any_of(story(), [&](const std::string& line) {
            return line == event or line.starts_with(std::string{event} + " ");
        });
    }

    [[nodiscard]] std::vector<std::string> choices() const { return Rules::choice_lines(game); }
    [[nodiscard]] bool offers(std::string_view choice) const {
        return std::ranges::count(choices(), choice) > 0;
    }

    // `2 bid`: the seat that has to decide, and the kind of decision.
    [[nodiscard]] std::string decision() const {
        return fact("decision.seat") + " " + fact("decision.kind");
    }

private:
    static std::vector<std::string> split(std::string_view line) {
        const auto words = table::split(line);
        REQUIRE(words.ok());
        return words->words;
    }

    // Removes `@MS` from the end of the line.
    static Milliseconds taken_from(std::vector<std::string>& words) {
        if (not words.back().starts_with('@')) return {};
        const Milliseconds took{std::stoi(words.back().substr(1))};
        words.pop_back();
        return took;
    }

    static Seat mover_of(const std::vector<std::string>& words) { return Seat(words[0][0] - '0'); }

    [[nodiscard]] typename Rules::Action parse(const std::vector<std::string>& words) const {
        const auto action = Rules::parse(setup, std::span{words}.subspan(1));
        INFO((action ? "" : action.error().what));
        REQUIRE(action.ok());
        return *action;
    }

    std::optional<std::string> try_line(std::string_view line) {
        auto words = split(line);
        const Milliseconds took = taken_from(words);
        if (words[0] == ".set") return Rules::rig(game, words[1], std::span{words}.subspan(2));
        const auto action = parse(words);
        if (mover_of(words) != chance) events.clear();
        return Rules::play(setup, game, mover_of(words), action, took, events);
    }
};

}  // namespace parlor
