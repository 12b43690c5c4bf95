// The playing screen: player rows, menu window, board, prompts, and what lies over them.
//
// Source: U-3.2; docs/layout.md, 1.
#pragma once

#include <span>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/property/view.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas draw(const rules::View& view, const Ui& ui);

// What a key asks of the table; what it asks of the screen alone is done at once.
[[nodiscard]] Wish press(const rules::View& view, Ui& ui, Key key);

// After a move: the pages fit the decision that is to be made now.
void meet(const rules::View& view, Ui& ui);

// Says why something cannot be.
void refuse(Ui& ui, const std::string& words);

}  // namespace parlor::tui
