#include "tui/property/board/lines.hpp"

#include <algorithm>
#include <array>

#include "canvas/glyphs.hpp"

namespace parlor::tui {
namespace {

// Collects the sides of all lines before drawing, so that crossings get the right glyphs.
class Lines {
public:
    void across(int row, int from, int to) {
        for (int col = from; col <= to; ++col) add(row, col, Left | Right);
    }
    void down(int col, int from, int to) {
        for (int row = from; row <= to; ++row) add(row, col, Up | Down);
    }
    // Removes the sides that would go beyond the board's edge.
    void trim(const Box& board, Quadrant quadrant) {
        for (int col = board.left; col <= board.right; ++col)
            take(quadrant.at_bottom() ? board.bottom : board.top,
                 col,
                 quadrant.at_bottom() ? Down : Up);
        for (int row = board.top; row <= board.bottom; ++row)
            take(row,
                 quadrant.at_right() ? board.right : board.left,
                 quadrant.at_right() ? Right : Left);
    }
    void take(int row, int col, unsigned sides) { at(row, col) &= ~sides; }
    void draw(Canvas& canvas, const Box& board) {
        for (int row = board.top; row <= board.bottom; ++row)
            for (int col = board.left; col <= board.right; ++col)
                if (const unsigned sides = at(row, col); sides != 0)
                    canvas.put({row, col},
                               line_sign(sides),
                               {Ink::Black, canvas.cell({row, col}).style.paper});
    }

private:
    void add(int row, int col, unsigned sides) { at(row, col) |= sides; }
    unsigned& at(int row, int col) {
        return sides_[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
    }
    std::array<std::array<unsigned, Canvas::cols>, Canvas::rows> sides_{};
};

}  // namespace

void draw_lines(Canvas& canvas,
                const std::vector<SquarePlace>& places,
                Quadrant quadrant,
                int board_size) {
    const Grid grid = grid_of(quadrant, board_size);
    const Box& board = grid.board;
    Lines lines;
    for (const int row : {grid.inner_row, grid.outer_row})
        lines.across(row, board.left, board.right);
    for (const int col : {grid.inner_col, grid.outer_col}) lines.down(col, board.top, board.bottom);
    const int low = std::min(grid.inner_row, grid.outer_row),
              high = std::max(grid.inner_row, grid.outer_row);
    const int near = std::min(grid.inner_col, grid.outer_col),
              far = std::max(grid.inner_col, grid.outer_col);
    for (const SquarePlace& place : places) {
        if (place.stance == Stance::Upright) {
            const int col = quadrant.at_right() ? place.box.right : place.box.left;
            lines.down(col, low, high);
            if (col != grid.inner_col)
                lines.take(grid.inner_row, col, quadrant.at_bottom() ? Up : Down);
        }
        if (place.stance == Stance::Lying) {
            const int row = quadrant.at_bottom() ? place.box.bottom : place.box.top;
            lines.across(row, near, far);
            if (row != grid.inner_row)
                lines.take(row, grid.inner_col, quadrant.at_right() ? Left : Right);
        }
    }
    lines.trim(board, quadrant);
    lines.draw(canvas, board);
}

}  // namespace parlor::tui
