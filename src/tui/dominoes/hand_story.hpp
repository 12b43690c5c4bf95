// The hand's story: what both players did in this hand, in the right half of a wide terminal; and,
// if the options ask for it, the tiles played so far.
//
// Source: U-6.3; D-7.2: only what everybody at the table has seen, so no hand and no drawn tile.
#pragma once

#include "tui/dominoes/seen.hpp"

namespace parlor::tui::domino_table {

// Requires a canvas of at least 40 columns and 24 rows.
[[nodiscard]] Canvas draw_hand_story(const Picture& picture, const desk::Desk& desk, Size size);

}  // namespace parlor::tui::domino_table
