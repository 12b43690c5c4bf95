// The parts of the panel that are aids for training, if the options are on: what each play makes,
// with Mack's values once a hint was asked for, and the tiles that this seat has not seen.
//
// Source: U-6.3; docs/playing.md, "Dominoes"; D-7.2: only what the seat could work out.
#pragma once

#include "tui/dominoes/seen.hpp"

namespace parlor::tui::domino_wide {

// Both draw within the box, and return the last row that they leave above a blank one: the box's
// last row when they have nothing to show. Unseen tiles take the box's last rows, plays its first.
[[nodiscard]] int draw_unseen(Canvas& canvas, const domino_table::Picture& picture, const Box& box);
[[nodiscard]] int draw_plays(Canvas& canvas,
                             const domino_table::Picture& picture,
                             const desk::Desk& desk,
                             const Box& box);

}  // namespace parlor::tui::domino_wide
