// The launcher's menu: games, pages to read, the options, and the way out.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include <cstdint>
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
        ItemIs is = ItemIs::Open;  // dark when its data could not be read
    };
    std::vector<Game> games;
    bool left_game = false;
    bool saved = false, replays = false;  // whether there are any
};

// Those whose rules can be read, in the order of the menu.
[[nodiscard]] std::vector<LauncherOffers::Game> games_with_rulebook(const LauncherOffers& offers);

[[nodiscard]] Menu launcher_menu(const LauncherOffers& offers);

// What an item of the menu leads to. Requires the key of an item.
enum class LauncherItem : std::uint8_t {
    TakeUp,
    Game,
    Saved,
    Replays,
    Rules,
    Options,
    About,
    Quit
};
[[nodiscard]] LauncherItem led_to(const LauncherOffers& offers, char key);

}  // namespace parlor::tui
