// The rows and the width of the menu window in which the story appears.
#pragma once

#include <cstddef>

namespace parlor::tui::desk {

inline constexpr int last_told_row = 18, told_width = 15;
[[nodiscard]] int first_told_row(std::size_t players);
[[nodiscard]] std::size_t told_rows(std::size_t players);

}  // namespace parlor::tui::desk
