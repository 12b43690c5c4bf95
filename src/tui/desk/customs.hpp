// Customs: what is usual at the tables of a game.
#pragma once

#include "tui/desk/page.hpp"
#include "tui/option_pages.hpp"

namespace parlor::tui::desk {

struct Customs {
    MakePage pause_page = nullptr;  // null: the game cannot be paused
    // How to read the board; null in a game without one.
    PagePtr (*reading_page)(const View& view) = nullptr;
    bool has_board = true;            // to look round, with a story of what happened on it
    bool computers_take_time = true;  // else they decide as soon as people have read what happened
    OptionsAt options = OptionsAt::BoardTable;
    int lines_below = 2;  // in a replay, of text below the table at least
};

}  // namespace parlor::tui::desk
