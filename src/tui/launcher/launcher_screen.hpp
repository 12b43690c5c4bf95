// The launcher: its menu, the books, the saved games, and the options.
//
// Source: U-2.1 to U-2.3. You can go back from every page.
#pragma once

#include <string>
#include <vector>

#include "base/options.hpp"
#include "tui/books/book.hpp"
#include "tui/launcher/kept_page.hpp"
#include "tui/launcher/launcher_page.hpp"
#include "tui/sharing/tables_page.hpp"

namespace parlor::tui {

struct LauncherUi {
    enum class At : std::uint8_t { Menu, Book, Options, Kept, Tables };

    At at = At::Menu;
    MenuCursor menu, options_page;
    BookUi book;  // empty unless it is open
    LauncherOffers offers;
    std::size_t game = 0;  // the index of the chosen game in `offers`
    std::string refusal;   // why the last key did nothing
    Options options;
    KeptUi kept;                  // the shelf that is open
    TablesUi tables;              // where no host is there
    std::vector<Notice> notices;  // to be read, in order
};

enum class LauncherCommand : std::uint8_t {
    Nothing,
    Resume,      // continues the game that the player left
    Play,        // sets up the chosen game
    PlayAtOnce,  // begins it without set-up
    Edit,        // its modes
    KeepOptions,
    OpenSaved,  // games
    OpenReplays,
    OpenResults,
    Load,        // the chosen game of `kept`
    Replay,      // watches it
    Forget,      // deletes it
    GoToTables,  // the shared ones
    OpenTable,   // starts a host for it
    Leave
};

[[nodiscard]] LauncherCommand press(LauncherUi& ui, Key key, SoundQueue& sounds);
void open_book(LauncherUi& ui, Book book);
void draw_launcher(Canvas& canvas, const LauncherUi& ui);

}  // namespace parlor::tui
