// Looking round: the part of the board on the screen.
//
// Source: U-1.7.
#pragma once

#include <optional>

#include "rules/property/view.hpp"
#include "tui/board/layout.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

// The square of the walk, of the auction, or for sale.
[[nodiscard]] std::optional<Square> selected_square(const rules::View& view, const Ui& ui);

// The quadrant that the player asked for; otherwise that of the selected square or of the token.
[[nodiscard]] Quadrant shown_quadrant(const rules::View& view, const Ui& ui);

}  // namespace parlor::tui
