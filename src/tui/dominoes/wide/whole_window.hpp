// The domino room in a wide window: the table, and next to it a panel with the hand's story and what
// would otherwise cover the table. From 120 columns and 40 rows on the table takes the room that the
// panel leaves, with larger tiles while all have room.
//
// Source: U-4.5, U-6.3.
#pragma once

#include "tui/dominoes/seen.hpp"

namespace parlor::tui::domino_wide {

// Requires 80 columns. Nothing while a page covers the whole table.
[[nodiscard]] std::optional<Canvas> draw_whole(const domino_table::Picture& picture,
                                               const desk::Desk& desk,
                                               Size window);

}  // namespace parlor::tui::domino_wide
