// The two score lines: name, level of Mack, score and number of tiles; the target and the boneyard.
//
// Source: U-4.1, U-10.10, D-9.8.
#pragma once

#include "base/presence.hpp"
#include "canvas/canvas.hpp"
#include "tui/dominoes/picture.hpp"

namespace parlor::tui::domino_table {

// The opponent's line above, with the backs of their tiles; below it the line of the view's seat.
void draw_score_lines(Canvas& canvas, const Picture& picture, const Presence& presence = {});

}  // namespace parlor::tui::domino_table
