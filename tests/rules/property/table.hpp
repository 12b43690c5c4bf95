// Table: a property table for tests, played in the lines of the table language.
//
//   Table table{"Ann", "Bob"};                    // the UK board, classic; Ann (seat 1) starts
//   table.plays({"1 roll", "0 dice 1 2", "1 buy"});
//   CHECK(table.fact("seat.1.money") == "1440");
//
// Moves of chance are lines, too; decks are in the order of the data until they are rigged.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/property/property.hpp"
#include "table_of.hpp"

namespace parlor {

extern template struct TableOf<property::Property>;

namespace property {

std::shared_ptr<const Edition> edition_of(const std::string& board,
                                          const std::string& mode = "classic");
Ruleset rules_of(const std::string& mode);

struct Table : TableOf<Property> {
    explicit Table(std::initializer_list<std::string> names,
                   const Ruleset& rules = {},
                   const std::string& board = "uk");

    Table& plays(std::initializer_list<std::string_view> lines);
};

}  // namespace property
}  // namespace parlor
