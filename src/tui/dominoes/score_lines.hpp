// Both players' lines: who, score, how many tiles; the target and the boneyard.
//
// Source: U-4.1, D-9.8.
#pragma once

#include "tui/canvas.hpp"
#include "tui/dominoes/names.hpp"

namespace parlor::tui::domino {

// The other player's above, with the backs of their tiles; then the one's whose view it is.
void draw_score_lines(Canvas& canvas, const dominoes::View& view, const Names& names);

}  // namespace parlor::tui::domino
