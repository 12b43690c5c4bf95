// The property game's ring. Its middle shows the round, the bank's buildings, the pot and the
// mode's own facts.
//
// Source: U-6.1.
#pragma once

#include <optional>

#include "base/presence.hpp"
#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/board/recent.hpp"

namespace parlor::tui {

// The same as draw_ring of tui/board/ring.
[[nodiscard]] Canvas draw_ring(const property::View& view,
                               std::optional<Square> here,
                               const Recent& recent,
                               Size size,
                               const Presence& presence = {});

}  // namespace parlor::tui
