// Three rows for a game in a list: its name, and where it stands; the game, and when it was played;
// its players.
#pragma once

#include <string>
#include <vector>

#include "tui/widgets.hpp"

namespace parlor::tui {

inline constexpr int rows_of_game = 3, width_of_game = 37;

struct GameRows {
    std::string name, state;  // `name` as it was typed
    std::string game, details;
    std::vector<std::string> players;
};

// On bars as wide as a list.
void draw_game_rows(Canvas& canvas, int row, const GameRows& game, bool is_chosen);

}  // namespace parlor::tui
