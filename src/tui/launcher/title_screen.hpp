// The title screen.
//
// Source: docs/layout.md, 4, "Title".
// Choice: the original also shows players and an empty menu behind the title; with these the first
// screen would be more than 1,500 bytes.
#pragma once

#include "canvas/canvas.hpp"

namespace parlor::tui {

void draw_title(Canvas& canvas);

}  // namespace parlor::tui
