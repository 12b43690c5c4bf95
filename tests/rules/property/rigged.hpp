// Rigged positions for tests: owners, houses, tokens and money.
//
//   rig(table, {.owns = {{1, "dark-blue vine-street"}}, .houses = {{4, "dark-blue"}}});
//
// A group means all of its deeds. The position must be possible.
#pragma once

#include <map>
#include <memory>

#include "table.hpp"

namespace parlor::property {

struct Rigged {
    std::map<int, std::string_view> owns;    // by seat
    std::map<int, std::string_view> houses;  // by the number on each street; 5 is a hotel
    std::string_view mortgaged = "";
    std::map<int, int> money;               // by seat
    std::map<int, std::string_view> at;     // by seat
    std::map<int, std::string_view> cards;  // Get Out Of Gaol Free, by seat
};

std::vector<std::string> deeds_named(const board::Board& board, std::string_view words);

void rig(Table& table, const Rigged& position);

// Gives the table a copy of its edition, which the test can change.
Edition& own_edition(Table& table);

// Whether a refusal cites this rule.
bool names(const std::string& refusal, std::string_view rule);

}  // namespace parlor::property
