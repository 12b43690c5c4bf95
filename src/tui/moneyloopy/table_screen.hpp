// The playing screen of Moneyloopy: player rows, menu window, board, prompts, and the panels over
// them.
//
// Source: U-3.2, U-9.1; docs/layout.md, 1.
#pragma once

#include "tui/moneyloopy/pages/page.hpp"

namespace parlor::tui::moneyloopy_table {

// Requires a page of a decision, so call meet() first.
[[nodiscard]] Canvas draw(const View& view, const Ui& ui);

// Opens the page of the decision that is pending after a move; while a computer decides, or a person
// who sits elsewhere, the page of those who wait for it.
void meet(const View& view, Ui& ui, bool is_elsewhere = false);

// The whole board for the right half, with the round, the marker and the deals that come due.
[[nodiscard]] Canvas draw_ring(const View& view,
                               std::optional<Square> here,
                               const Recent& recent,
                               Size size,
                               const Presence& presence = {});

}  // namespace parlor::tui::moneyloopy_table
