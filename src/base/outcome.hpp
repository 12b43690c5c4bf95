// Outcome: how a finished game ended, for the book of results.
//
// Source:  U-7.7.
// Choices: what only some games report is in figures: numbers with a name, in the game's own order.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

struct Figure {
    std::string name;  // lower-case letters: `target`
    int value = 0;     // from 0

    friend bool operator==(const Figure&, const Figure&) = default;
};
using Figures = std::vector<Figure>;  // each name once

[[nodiscard]] inline std::optional<int> find_figure(const Figures& figures, std::string_view name) {
    const auto found = std::ranges::find(figures, name, &Figure::name);
    return found == figures.end() ? std::nullopt : std::optional{found->value};
}

struct Outcome {
    struct Player {
        std::string name;
        std::optional<int> level;  // of a computer; nothing for a person
        int place = 0;             // from 1; equals share one
        int score = 0;             // wealth in dollars, or points
        Figures figures = {};

        friend bool operator==(const Player&, const Player&) = default;
    };
    std::string game;   // the id of its mode: `classic`
    std::string board;  // its id; empty for a game without a board
    int length = 0;     // in rounds, or in hands
    std::vector<Player> players;
    Figures figures = {};

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// How often the seat went from a person to a computer or back, if it did (T-5.6).
inline constexpr std::string_view changed_hands = "changed";

inline void add_changes(Outcome::Player& player, int count) {
    if (count > 0) player.figures.push_back({std::string{changed_hands}, count});
}

// A person gave the seat up, and a computer played it at the end.
[[nodiscard]] inline bool is_given_up(const Outcome::Player& player) {
    return player.level and find_figure(player.figures, changed_hands);
}

}  // namespace parlor
