// The playing screen: player rows, menu window, board, prompts, and the panels over them.
//
// Source: U-3.2; docs/layout.md, 1.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/property/pages/page.hpp"

namespace parlor::tui {

// Requires a page of a decision, so call meet() first.
[[nodiscard]] Canvas draw(const property::View& view, const Ui& ui);

// Opens the page of the decision that is pending after a move; while a computer decides, or a person
// who sits elsewhere, the page of those who wait for it.
void meet(const property::View& view, Ui& ui, bool is_elsewhere = false);

}  // namespace parlor::tui
