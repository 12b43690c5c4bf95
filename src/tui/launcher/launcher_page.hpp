// The launcher's menu: games, pages to read, the options, and the way out.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include <vector>

#include "tui/book.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// The entry of a game. Its key differs from all other keys of the launcher.
struct GameEntry {
    char key;
    LastingWords label, help;
};

// What the menu offers.
struct LauncherOffers {
    struct Game {
        GameEntry entry;
        bool is_open = true;  // its data could be read
    };
    std::vector<Game> games;
    std::vector<BookPage> rules;  // how the games are played
    bool left_game = false;
    bool saved = false, replays = false;  // whether there are any
};
[[nodiscard]] Menu launcher_menu(const LauncherOffers& offers);

}  // namespace parlor::tui
