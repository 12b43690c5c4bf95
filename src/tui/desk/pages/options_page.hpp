// The options at the table: those of the launcher that can change in the middle of a game.
//
// Source: U-2.3; docs/layout.md, 6, "Game options".
#pragma once

#include "base/options.hpp"
#include "tui/desk/page.hpp"
#include "tui/option_pages.hpp"

namespace parlor::tui::desk {

struct OptionsAtTable {
    Options options;
};

[[nodiscard]] PagePtr options_page(const Options& options, OptionsAt at);

}  // namespace parlor::tui::desk
