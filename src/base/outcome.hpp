// Outcome: how a finished game ended, for the book of results.
//
// Source: U-7.7.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace parlor {

struct Outcome {
    struct Player {
        std::string name;
        std::optional<int> level;  // of a computer; nothing for a person
        int place = 0;             // from 1; equals share one
        int score = 0;             // wealth in dollars, or points

        friend bool operator==(const Player&, const Player&) = default;
    };
    std::string game;   // the id of its mode: `classic`
    std::string board;  // its id; empty for a game without a board
    int length = 0;     // in rounds, or in hands
    std::vector<Player> players;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace parlor
