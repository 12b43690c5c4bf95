// Table: a property table for tests, played in the lines of the table language.
//
//   Table table{"Ann", "Bob"};                    // the UK board, classic; Ann (seat 1) starts
//   table.plays({"1 roll", "0 dice 1 2", "1 buy"});
//   CHECK(table.fact("seat.1.money") == "1440");
//
// Moves of chance are lines, too; decks are in the order of the data until they are rigged.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "library/data_folder.hpp"
#include "rules/property/property.hpp"
#include "where.hpp"
#include "words_of.hpp"

namespace parlor::rules {

inline std::shared_ptr<const Edition> edition_of(const std::string& board) {
    static std::map<std::string, std::shared_ptr<const Edition>> read;
    if (read.contains(board)) return read[board];
    const library::DataFolders folders{{data_folder}};
    const auto mode = folders.mode("classic");
    REQUIRE(mode.ok());
    const auto edition = folders.edition(*mode, board);
    INFO((edition ? "" : edition.error().what));
    REQUIRE(edition.ok());
    return read[board] = *edition;
}

struct Table {
    Property::Setup setup;
    Game game;
    std::vector<Event> events;  // since the last player's move began

    explicit Table(std::initializer_list<std::string> names,
                   const Ruleset& rules = {},
                   const std::string& board = "uk")
        : setup{"classic", edition_of(board), rules, {}} {
        for (const auto& name : names)
            setup.sitters.push_back({name, Colour(setup.sitters.size())});
        game = Property::deal(setup, events);
        plays({"0 dice 6 6"});
        for (std::size_t seat = 2; seat <= names.size(); ++seat) plays({"0 dice 1 2"});
        plays({"0 deck chest", "0 deck chance"});
    }

    // Plays the lines, which may be `.set KEY VALUE`; a refused line fails the test.
    Table& plays(std::initializer_list<std::string_view> lines) {
        for (const auto line : lines) {
            INFO("line: " << line);
            const auto refused = try_line(line);
            INFO("refused: " << refused.value_or(""));
            REQUIRE_FALSE(refused);
        }
        return *this;
    }

    // The reason for the refusal. Fails the test when the line is accepted, or when the refused
    // line changed the game or caused events.
    std::string refuses(std::string_view line) {
        INFO("line: " << line);
        const Game before = game;
        const auto told_before = events.size();
        const auto words = words_of(line);
        const auto action = parse(words);
        std::vector<Event> told;
        const auto refused = Property::play(setup, game, Seat(words[0][0] - '0'), action, {}, told);
        REQUIRE(refused);
        CHECK(game == before);
        CHECK(told.empty());
        CHECK(events.size() == told_before);
        return *refused;
    }

    [[nodiscard]] std::string fact(std::string_view key) const {
        for (const auto& [name, value] : Property::facts(setup, game))
            if (name == key) return value;
        FAIL("there is no fact " << key);
        return {};
    }

    // All events since the last player's move began, as lines.
    [[nodiscard]] std::vector<std::string> story() const {
        std::vector<std::string> lines;
        for (const auto& event : events) lines.push_back(Property::event_line(setup, event));
        return lines;
    }
    [[nodiscard]] bool told(std::string_view line) const {
        const auto lines = story();
        return std::ranges::find(lines, line) != lines.end();
    }
    // Whether these events occurred in this order, with any other events between them.
    [[nodiscard]] bool told_in_order(std::initializer_list<std::string_view> wanted) const {
        auto next = wanted.begin();
        for (const auto& line : story())
            if (next != wanted.end() and line == *next) ++next;
        return next == wanted.end();
    }
    [[nodiscard]] bool told_any(std::string_view event) const {
        for (const auto& line : story())
            if (line == event or line.starts_with(std::string{event} + " ")) return true;
        return false;
    }

    [[nodiscard]] std::vector<std::string> choices() const {
        return Property::choice_lines(setup, game);
    }
    [[nodiscard]] bool offers(std::string_view choice) const {
        const auto lines = choices();
        return std::ranges::find(lines, choice) != lines.end();
    }

    // `2 bid`: the seat that has to decide, and the kind of decision.
    [[nodiscard]] std::string decision() const {
        return fact("decision.seat") + " " + fact("decision.kind");
    }

private:
    Action parse(const std::vector<std::string>& words) const {
        const auto action = Property::parse(setup, std::span{words}.subspan(1));
        INFO((action ? "" : action.error().what));
        REQUIRE(action.ok());
        return *action;
    }

    std::optional<std::string> try_line(std::string_view line) {
        const auto words = words_of(line);
        if (words[0] == ".set") return set(words);
        const auto mover = Seat(words[0][0] - '0');
        const auto action = parse(words);
        if (mover != chance) events.clear();
        return Property::play(setup, game, mover, action, {}, events);
    }

    // Does not check that the position is possible, as consecutive `.set` lines may contradict each
    // other; tests call Property::impossible where needed.
    std::optional<std::string> set(const std::vector<std::string>& words) {
        return Property::rig(setup, game, words[1], std::span{words}.subspan(2));
    }
};

}  // namespace parlor::rules
