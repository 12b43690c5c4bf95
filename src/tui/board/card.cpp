#include "tui/board/card.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

At place_of_card(Quadrant quadrant, int board_size, int rows) {
    const Grid grid = grid_of(quadrant, board_size);
    return {quadrant.at_bottom() ? grid.inner_row - rows : grid.inner_row + 1,
            quadrant.at_right() ? grid.inner_col - width_of_card : grid.inner_col + 1};
}

}  // namespace

void draw_card(Canvas& canvas, Quadrant quadrant, int board_size, std::span<const CardLine> lines) {
    At at = place_of_card(quadrant, board_size, static_cast<int>(lines.size()));
    for (const CardLine& line : lines) {
        bar(canvas, at, width_of_card, fitting(line.words, width_of_card), line.style);
        ++at.row;
    }
}

}  // namespace parlor::tui
