// The launcher's menu: games, pages to read, the options, and the way out, on two pages.
//
// Source:  U-2.1.
// Choices: the first page has the games and the items that start or continue one at once. An
//          unfinished game is selected first, so that Enter continues it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tui/menu.hpp"
#include "tui/rulebook.hpp"

namespace parlor::tui {

// The entry of a game. Its key differs from all other keys of the launcher. The help is also below
// the board while the entry is selected (U-10.6).
struct GameEntry {
    char key;
    LastingWords label, help;
};

// What the menu offers.
struct LauncherOffers {
    struct Offered {
        GameEntry entry;
        std::optional<Rulebook> rulebook = std::nullopt;
        ItemIs is = ItemIs::Open;  // dark when its data could not be read
    };
    std::vector<Offered> games;
    std::optional<std::size_t> at_once;  // the game that begins without set-up
    std::optional<std::size_t> edited;   // the game whose modes can be edited
    bool unfinished_game = false;
    bool saved = false, replays = false, results = false;  // whether there are any
    std::string_view why_no_tables = {};                   // empty: there may be some
};

// The games whose rules can be read, in the order of the menu.
[[nodiscard]] std::vector<LauncherOffers::Offered> games_with_rulebook(
    const LauncherOffers& offers);

[[nodiscard]] Menu launcher_menu(const LauncherOffers& offers);

// The item that is selected when the launcher opens.
[[nodiscard]] MenuCursor first_place(const LauncherOffers& offers);

// What an item of the menu opens.
enum class LauncherItem : std::uint8_t {
    AtOnce,
    Resume,
    Game,
    Tables,
    Saved,
    Replays,
    Results,
    Edit,
    Rules,
    Options,
    About,
    Quit
};
struct LedTo {
    LauncherItem item;
    std::string_view why_not = {};  // why the item is dark; empty when it is not
};

// Requires the key of an item.
[[nodiscard]] LedTo led_to(const LauncherOffers& offers, char key);

}  // namespace parlor::tui
