// The launcher: its menu, the books to read, and the options.
//
// Source: U-2.1 to U-2.3. Every page can be left backwards.
#pragma once

#include <vector>

#include "base/options.hpp"
#include "tui/launcher/book.hpp"
#include "tui/launcher/kept_page.hpp"
#include "tui/launcher/launcher_page.hpp"

namespace parlor::tui {

struct LauncherUi {
    enum class At : std::uint8_t { Menu, HowToPlay, Options, About, Kept };

    At at = At::Menu;
    Place menu, options_page;
    BookPlace book;
    LauncherOffers offers;
    Options options;
    KeptUi kept;                  // a shelf that was opened
    std::vector<Notice> notices;  // to be read, the first one first
};

enum class LauncherWish : std::uint8_t {
    Nothing,
    TakeUp,  // the game that was left
    PlayProperty,
    PlayDominoes,
    KeepOptions,
    OpenSaved,  // the shelves
    OpenReplays,
    Load,    // the chosen one of `kept`
    Replay,  // or watch it
    Forget,  // or delete it
    Leave
};

[[nodiscard]] LauncherWish press(LauncherUi& ui, Key key, Ear& ear);
void draw_launcher(Canvas& canvas, const LauncherUi& ui);

}  // namespace parlor::tui
