// The property game's ring, with the round, the bank's buildings, the pot and what the mode adds in
// its middle.
//
// Source: U-6.1.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/board/recent.hpp"

namespace parlor::tui {

// As draw_ring of tui/board/ring.
[[nodiscard]] Canvas draw_ring(const rules::View& view,
                               std::optional<Square> here,
                               const Recent& recent,
                               Size size);

}  // namespace parlor::tui
