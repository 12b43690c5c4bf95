// What the current page shows as chosen, and whether a game can begin with it.
//
// Source: U-10.6; C-9.4, C-9.5.
#pragma once

#include <string>
#include <string_view>

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] bool can_be_dealt(const SetupUi& ui, const board::Board& board, int deeds);  // C-9.4
[[nodiscard]] bool has_enough_money(const SetupUi& ui);                                    // C-9.5

// The key begins at once: what is typed is taken, unless it is refused.
[[nodiscard]] SetupWish begin_at_once(SetupUi& ui, const board::Board& board);

}  // namespace parlor::tui
