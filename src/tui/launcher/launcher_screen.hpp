// The launcher: its menu, the books, the kept games, and the options.
//
// Source: U-2.1 to U-2.3. Every page has a way back.
#pragma once

#include <vector>

#include "base/options.hpp"
#include "tui/launcher/book.hpp"
#include "tui/launcher/kept_page.hpp"

namespace parlor::tui {

// Which of the optional entries the menu shows.
struct LauncherOffers {
    bool property = true;  // its board was found
    bool left_game = false;
    bool saved = false, replays = false;  // whether there are any
};

struct LauncherUi {
    enum class At : std::uint8_t { Menu, HowToPlay, Options, About, Kept };

    At at = At::Menu;
    Place menu, options_page;
    BookPlace book;
    LauncherOffers offers;
    Options options;
    KeptUi kept;                  // the shelf that is open
    std::vector<Notice> notices;  // to be read, in order
};

enum class LauncherWish : std::uint8_t {
    Nothing,
    TakeUp,  // continues the game that the player left
    PlayProperty,
    PlayDominoes,
    KeepOptions,
    OpenSaved,  // of kept games
    OpenReplays,
    Load,    // the chosen game of `kept`
    Replay,  // watches it
    Forget,  // deletes it
    Leave
};

[[nodiscard]] LauncherWish press(LauncherUi& ui, Key key, Ear& ear);
void draw_launcher(Canvas& canvas, const LauncherUi& ui);

}  // namespace parlor::tui
