// Moneyloopy's board, and the rows of its players, in the form that the screen shows.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui::loopy {

[[nodiscard]] ShownBoard shown_board(const rules::moneyloopy::View& view);

// A row for each seat, empty for players who are out.
void draw_players(Canvas& canvas, const rules::moneyloopy::View& view);

}  // namespace parlor::tui::loopy
