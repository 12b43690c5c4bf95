// The middle of the ring: the last events in sentences, and the common facts of the table: the
// round, the bank's buildings, the pot.
//
// Source: U-6.1.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/property/recent.hpp"

namespace parlor::tui {

void draw_middle(Canvas& canvas, const Box& box, const rules::View& view, const Recent& recent);

}  // namespace parlor::tui
