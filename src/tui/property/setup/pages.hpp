// The menu and the help of each page of set-up, and what its items do.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu menu_of(const SetupUi& ui, const board::Board& board);
[[nodiscard]] Notice help_on(const SetupUi& ui, const board::Board& board);

// Whether a name or a token is typed on the current page.
[[nodiscard]] bool is_typed(const SetupUi& ui);

// The page of house rules.
[[nodiscard]] SetupWish press_house_rules(SetupUi& ui, const board::Board& board, Key key);
[[nodiscard]] std::optional<Letters> text_field_in_house_rules(const SetupUi& ui);

// Requires a page that is neither one of the players nor that of house rules, the key of an item of
// this menu, and not that of its pages.
[[nodiscard]] SetupWish choose_item(SetupUi& ui, const board::Board& board, char key);

}  // namespace parlor::tui
