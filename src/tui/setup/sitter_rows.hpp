// The rows above the pages of set-up: who plays, and the money to start with.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.1 (seven and eight players).
#pragma once

#include <cstddef>

#include "base/units.hpp"
#include "canvas/canvas.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

// `asked` is the index of the player whom the page asks. Who has chosen no sign is shown with the
// one that is offered.
void draw_sitters(Canvas& canvas, const Players& players, std::size_t asked, Money each);

}  // namespace parlor::tui::setup
