// Wide page: what the pages of shared tables have in common. They are as wide as the screen: a
// title, what the page is about, why a key was refused, and a bar of keys.
#pragma once

#include <string>
#include <string_view>

#include "tui/widgets.hpp"

namespace parlor::tui {

namespace wide_page {
inline constexpr int left = 1, inside = 38;  // between the frame's sides
inline constexpr int text_col = 2, width_of_text = 36;
inline constexpr int remark_row = 19, keys_row = 22;
}  // namespace wide_page

// `sub` may be of any length.
void draw_wide_page(Canvas& canvas, std::string_view title, std::string_view sub);

// In two rows above the keys.
void draw_wide_remark(Canvas& canvas, const std::string& words);

void draw_bar_of_keys(Canvas& canvas, int row);
void draw_key(Canvas& canvas, At at, std::string_view name, std::string_view label);

}  // namespace parlor::tui
