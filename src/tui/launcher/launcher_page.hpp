// The launcher's menu: games, pages to read, the options, and the way out.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include <optional>
#include <vector>

#include "tui/menu.hpp"
#include "tui/rulebook.hpp"

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
        std::optional<Rulebook> rulebook = std::nullopt;
        bool is_open = true;  // its data could be read
    };
    std::vector<Game> games;
    bool left_game = false;
    bool saved = false, replays = false;  // whether there are any
};

// Those whose rules can be read, in the order of the menu.
[[nodiscard]] std::vector<LauncherOffers::Game> games_with_rulebook(const LauncherOffers& offers);

[[nodiscard]] Menu launcher_menu(const LauncherOffers& offers);

}  // namespace parlor::tui
