// Table: a property table for tests, played in the lines of the table language.
//
//   Table table{"Ann", "Bob"};                    // the UK board, classic; Ann (seat 1) starts
//   table.plays({"1 roll", "0 dice 1 2", "1 buy"});
//   CHECK(table.fact("seat.1.money") == "1440");
//
// Moves of chance are lines, too; decks are in the order of the data until they are rigged.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "rules/property/property.hpp"
#include "words_of.hpp"

namespace parlor::rules {

std::shared_ptr<const Edition> edition_of(const std::string& board);

struct Table {
    Property::Setup setup;
    Game game;
    std::vector<Event> events;  // since the last player's move began

    explicit Table(std::initializer_list<std::string> names,
                   const Ruleset& rules = {},
                   const std::string& board = "uk");

    // Plays the lines, which may be `.set KEY VALUE`; a refused line fails the test.
    Table& plays(std::initializer_list<std::string_view> lines);

    // The reason for the refusal. Fails the test when the line is accepted, or when the refused
    // line changed the game or caused events.
    std::string refuses(std::string_view line);

    [[nodiscard]] std::string fact(std::string_view key) const;

    // All events since the last player's move began, as lines.
    [[nodiscard]] std::vector<std::string> story() const;
    [[nodiscard]] bool told(std::string_view line) const;
    // Whether these events occurred in this order, with any other events between them.
    [[nodiscard]] bool told_in_order(std::initializer_list<std::string_view> wanted) const;
    [[nodiscard]] bool told_any(std::string_view event) const;

    [[nodiscard]] std::vector<std::string> choices() const;
    [[nodiscard]] bool offers(std::string_view choice) const;

    // `2 bid`: the seat that has to decide, and the kind of decision.
    [[nodiscard]] std::string decision() const;

private:
    Action parse(const std::vector<std::string>& words) const;

    std::optional<std::string> try_line(std::string_view line);

    // Does not check that the position is possible, as consecutive `.set` lines may contradict each
    // other; tests call Property::impossible where needed.
    std::optional<std::string> set(const std::vector<std::string>& words);
};

}  // namespace parlor::rules
