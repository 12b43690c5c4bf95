// Ann and Bob, and the deals between them in tests.
#pragma once

#include "rules/moneyloopy/table.hpp"

namespace parlor::moneyloopy {

using Lines = std::vector<std::string>;

// Ann is to roll; Bob owns Boardwalk and Park Place.
inline Table two() {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2", ".set square.park-place.owner 2"});
    return table;
}

// Ann and Bob have made this deal; Ann is to roll.
inline Table with(const std::string& terms) {
    Table table = two();
    table.plays({"1 deal 2 " + terms, "2 accept"});
    return table;
}

// Ann lands there by a 3.
inline void lands(Table& table, int square) {
    table.plays({".set seat.1.square " + std::to_string(square - 3), "1 roll", "0 dice 1 2"});
}

}  // namespace parlor::moneyloopy
