// The playing screen: player rows, menu window, board, prompts, and the panels over them.
//
// Source: U-3.2; docs/layout.md, 1.
#pragma once

#include <span>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/property/view.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

// These require a page of a decision, so call meet() first.
[[nodiscard]] Canvas draw(const rules::View& view, const Ui& ui);

// What the key asks of the game. The function itself handles requests to the screen at once.
[[nodiscard]] Command press(const rules::View& view, Ui& ui, Key key);

// Opens the page of the decision that is pending after a move.
void meet(const rules::View& view, Ui& ui);

// After a person's offer was declined: opens the offer again for changes (U-5.2).
void return_to_offer(const rules::View& view, const rules::Offer& declined, Ui& ui);

}  // namespace parlor::tui
