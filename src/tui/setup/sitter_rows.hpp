// The rows above the pages of set-up: who plays, and the money to start with.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.1 (seven and eight players).
#pragma once

#include <cstddef>
#include <span>

#include "base/units.hpp"
#include "canvas/canvas.hpp"
#include "rules/board/sitter.hpp"

namespace parlor::tui::setup {

// `asked` is the index of the player whom the page asks.
void draw_sitters(Canvas& canvas,
                  std::span<const board::Sitter> sitters,
                  std::size_t asked,
                  Money each);

}  // namespace parlor::tui::setup
