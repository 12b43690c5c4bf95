// Boards for tests: read from the data, counted by kind, and compared square by square.
#pragma once

#include <map>
#include <string>

#include "broken.hpp"
#include "catch.hpp"

namespace parlor::library {

inline board::Board board_of(const std::string& id) {
    const auto board = read_board(data("boards/" + id + ".toml"), id + ".toml");
    INFO(said(board));
    REQUIRE(board.ok());
    return *board;
}

inline std::map<board::Kind, int> kinds_on(const board::Board& board) {
    std::map<board::Kind, int> kinds;
    for (int n = 0; n < board.size; ++n) ++kinds[board.at(static_cast<Square>(n)).kind];
    return kinds;
}

// All but the names.
inline void check_like(const board::Spot& spot, const board::Spot& other) {
    CHECK(spot.kind == other.kind);
    CHECK(spot.group == other.group);
    CHECK(spot.price == other.price);
    CHECK(spot.mortgage == other.mortgage);
    CHECK(spot.house_cost == other.house_cost);
    CHECK(spot.hotel_cost == other.hotel_cost);
    CHECK(spot.rents == other.rents);
    CHECK(spot.tax == other.tax);
}

}  // namespace parlor::library
