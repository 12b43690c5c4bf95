// The menu of the options window: of each option what it is set to, or what is being typed.
//
// Source: D-9.1.
#pragma once

#include "tui/dominoes/options_window.hpp"

namespace parlor::tui::domino {

inline constexpr int points_row = 14, record_row = 15;
inline constexpr int record_width = 8;  // that a label has for it

[[nodiscard]] Menu options_menu(const OptionsUi& ui);

// What `?` shows. Unlike elsewhere Enter does not do what is marked.
[[nodiscard]] Notice options_help(const Menu& menu);

}  // namespace parlor::tui::domino
