// The picture of a menu: the window on the left with its bars.
//
// Source: docs/layout.md, 1, "Menu items".
#pragma once

#include "canvas/canvas.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

void draw_menu(Canvas& canvas, const Menu& menu, MenuCursor place);

// The items of a panel: a button for each, without bars and window.
void draw_buttons(Canvas& canvas, const Menu& menu, MenuCursor place);

}  // namespace parlor::tui
