// RandomTable: plays random legal games.
#pragma once

#include <memory>
#include <random>
#include <string>

#include "table/game/game_table.hpp"

namespace parlor {

inline const std::string classic_of_four =
    "parlor 1\n"
    "game classic\n"
    "board uk\n"
    "seed 5\n"
    "seat 1 person Ann\n"
    "seat 2 person Bob\n"
    "seat 3 person Cleo\n"
    "seat 4 person Dan\n"
    "begin\n";

inline const std::string blitz_of_three =
    "parlor 1\n"
    "game blitz\n"
    "board turkey\n"
    "seed 5\n"
    "seat 1 person Ann\n"
    "seat 2 person Bob\n"
    "seat 3 person Cleo\n"
    "begin\n";

inline const std::string moneyloopy_of_three =
    "parlor 1\n"
    "game moneyloopy\n"
    "seed 5\n"
    "seat 1 person Ann\n"
    "seat 2 person Bob\n"
    "seat 3 person Cleo\n"
    "begin\n";

// A game whose first deals are known in advance, as when a saved game is repeated.
inline const std::string repeated_dominoes =
    "parlor 1\n"
    "game dominoes\n"
    "seed 5\n"
    "option hand 7\n"
    "option target 999\n"
    "seat 1 person Ann\n"
    "seat 2 person Bob\n"
    "# foreseen 0 down 66 00\n"
    "# foreseen 0 tiles 34 15 05 56 12 13 14 33 36 35 45 46 16 26\n"
    "# foreseen 0 tiles 16 26 00 01 02 03 04 11 22 23 24 25 44 55\n"
    "# foreseen 0 tiles 66 06 34 15 05 56 12 13 14 33 36 35 45 46\n"
    "# foreseen 0 tiles 44 55 66 06 00 01 02 03 04 11 22 23 24 25\n"
    "begin\n";

[[nodiscard]] std::unique_ptr<table::GameTable> begun(const std::string& header);

struct RandomTable {
    std::unique_ptr<table::GameTable> table;
    std::mt19937 chance{20261122};  // NOLINT: a fixed seed, for the same game every time

    int operator()(int count) { return static_cast<int>(chance() % static_cast<unsigned>(count)); }

    // Plays a move of a player and the answers of chance; before one move in 25, takes a move back.
    void move();
};

}  // namespace parlor
