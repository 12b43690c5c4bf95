// The rows above the pages of set-up: who plays, and the money to start with.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.1 (seven and eight players); T-2.2.
#pragma once

#include <cstddef>
#include <vector>

#include "base/units.hpp"
#include "canvas/canvas.hpp"
#include "rules/board/sitter.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

// As the pages show them: each with a sign, and guests without a name of their own.
[[nodiscard]] std::vector<board::Sitter> shown_sitters(const Players& players);

// `asked` is the index of the player whom the page asks. Who has chosen no sign is shown with the
// one that is offered.
void draw_sitters(Canvas& canvas, const Players& players, std::size_t asked, Money each);

}  // namespace parlor::tui::setup
