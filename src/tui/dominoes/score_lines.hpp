// Both players' lines: who, and Mack of which level; score, how many tiles; the target and the
// boneyard.
//
// Source: U-4.1, D-9.8.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// The other player's above, with the backs of their tiles; then the one's whose view it is.
void draw_score_lines(Canvas& canvas, const Scene& scene);

}  // namespace parlor::tui::domino
