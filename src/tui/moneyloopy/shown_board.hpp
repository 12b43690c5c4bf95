// Moneyloopy's board, and the rows of its players, in the form that the screen shows.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui::moneyloopy_table {

[[nodiscard]] ShownBoard shown_board(const moneyloopy::View& view);

// A row for each seat, empty for players who are out.
void draw_players(Canvas& canvas, const moneyloopy::View& view);

}  // namespace parlor::tui::moneyloopy_table
