// Outline: what the list of tables says of a game, whether it is played, has not begun, or sleeps.
//
// Source: T-2.1.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "house/gathering.hpp"
#include "table/game/game_table.hpp"

namespace parlor::house {

struct Outline {
    struct Player {
        std::string name;
        std::optional<int> level;  // of the computer that plays now (T-5.1); nothing: a person
    };

    std::string game;   // its id
    std::string state;  // whose turn it is; who has won; how many seats are free
    bool is_over = false;
    std::optional<std::size_t> decides;  // which player has to
    std::vector<Player> players;  // in the order of the header; nobody for a seat that is free
};

[[nodiscard]] Outline outline_of(const Gathering& gathering);
[[nodiscard]] Outline outline_of(const table::GameTable& game);

}  // namespace parlor::house
