// Looking round: which part of the board is seen, and the keys that show another part.
//
// Source: U-1.7.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/key.hpp"
#include "rules/property/view.hpp"
#include "tui/board/layout.hpp"
#include "tui/menu.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

// The square that is walked to, auctioned or for sale.
[[nodiscard]] std::optional<Square> selected_square(const rules::View& view, const Ui& ui);

// The quadrant that was asked for; otherwise that of the selected square or of the token.
[[nodiscard]] Quadrant shown_quadrant(const rules::View& view, const Ui& ui);

// The quadrant that a key asks for, 1 to 4. Digits that the menu uses ask for none.
[[nodiscard]] std::optional<int> quadrant_key(const rules::View& view,
                                              const Menu& menu,
                                              const Ui& ui,
                                              Key key);

// Help for these keys, but for those that the page uses itself.
[[nodiscard]] std::vector<std::string> keys_to_look_round(const Menu& menu);

}  // namespace parlor::tui
