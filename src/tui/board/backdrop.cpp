#include "tui/board/backdrop.hpp"

#include "tui/board/mini_map.hpp"
#include "tui/board/quadrant.hpp"

namespace parlor::tui {

Canvas backdrop(const ShownBoard& board) {
    Canvas canvas;
    draw_board(canvas, board, Quadrant{1}, std::nullopt);
    draw_mini_map(canvas, board);
    return canvas;
}

}  // namespace parlor::tui
