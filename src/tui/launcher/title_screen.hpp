// The title.
//
// Source: LAYOUT.md section 4, "Title".
#pragma once

#include "tui/canvas.hpp"

namespace parlor::tui {

void draw_title(Canvas& canvas);

}  // namespace parlor::tui
