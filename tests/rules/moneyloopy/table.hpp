// Table: a table of Moneyloopy for tests, played in the lines of the table language.
//
//   Table table{"Ann", "Bob"};                    // the US board; Ann (seat 1) starts
//   table.plays({"1 roll", "0 dice 1 5", "1 buy"});
//   CHECK(table.fact("seat.1.money") == "700");
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "rules/moneyloopy/moneyloopy.hpp"
#include "table_of.hpp"

namespace parlor {

extern template struct TableOf<moneyloopy::Moneyloopy>;

namespace moneyloopy {

std::shared_ptr<const Edition> edition_on(const std::string& board);

// People at a table on this board.
Moneyloopy::Setup sitting(std::initializer_list<std::string> names,
                          const Ruleset& rules = {},
                          const std::string& board = "us");

struct Table : TableOf<Moneyloopy> {
    explicit Table(std::initializer_list<std::string> names,
                   const Ruleset& rules = {},
                   const std::string& board = "us");

    Table& plays(std::initializer_list<std::string_view> lines);

    // The choices without deals, which are open to nearly everybody.
    [[nodiscard]] std::vector<std::string> offered() const;

    // Plays to the end of this many rounds: every player rolls from Short Line to Luxury Tax, where
    // nothing is asked. Requires that a player has to roll.
    Table& plays_rounds(int rounds);
};

}  // namespace moneyloopy
}  // namespace parlor
