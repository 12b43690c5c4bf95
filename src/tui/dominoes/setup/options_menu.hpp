// The menu of the options window: each option with its value, or with the text being typed.
//
// Source: D-9.1.
#pragma once

#include "tui/dominoes/setup/options_window.hpp"

namespace parlor::tui::domino_table {

inline constexpr int record_row = 15;
inline constexpr int repeat_row = 16;
inline constexpr int record_width = 8;  // in its label

// The place where the next digit appears.
[[nodiscard]] At end_of(const TypedNumber& number);

[[nodiscard]] Menu options_menu(const OptionsUi& ui);

// A sentence without its full stop. Requires the key of an item.
[[nodiscard]] std::string_view explanation_of(const OptionsUi& ui, char key);

// Requires the key of an item.
[[nodiscard]] OptionsWish choose_item(OptionsUi& ui, char key);

// Left and Right turn a setting: to the value before (-1) or to the next one (1).
[[nodiscard]] OptionsWish turn_item(OptionsUi& ui, char key, int by);

// The help for `?`, in two pages. Unlike elsewhere, Enter does not choose the marked item.
[[nodiscard]] std::vector<Notice> options_help(const Menu& menu);

}  // namespace parlor::tui::domino_table
