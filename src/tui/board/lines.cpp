#include "tui/board/lines.hpp"

#include <array>

#include "canvas/glyphs.hpp"

namespace parlor::tui {
namespace {

// The side of its cell on which the line between a band and the rest of its square is.
Sides side_of(char32_t line) {
    switch (line) {
        case glyph::under_band: return Up;
        case glyph::over_band: return Down;
        case glyph::right_of_band: return Left;
        case glyph::left_of_band: return Right;
        default: return NoSide;
    }
}

// In petscii, where edges are as thin, the line of a band goes on to the edge.
void draw_edge(Canvas& canvas, At at, unsigned sides) {
    const Cell before = canvas.cell(at);
    canvas.put(at,
               edge_sign(sides),
               {Ink::Black, before.style.paper},
               {.petscii = in_set(edge_sign(sides | side_of(before.glyph)), GlyphSet::Petscii)});
}

// Collects the edges of all squares before drawing, so that edges that meet share a cell.
class Edges {
public:
    explicit Edges(Quadrant quadrant)
        : across_{quadrant.at_bottom() ? Down : Up}, upright_{quadrant.at_right() ? Right : Left} {}

    void across(int row, int from, int to) {
        for (int col = from; col <= to; ++col) sides(row, col) |= across_;
    }
    void upright(int col, int from, int to) {
        for (int row = from; row <= to; ++row) sides(row, col) |= upright_;
    }
    void draw(Canvas& canvas, const Box& board) {
        for (int row = board.top; row <= board.bottom; ++row)
            for (int col = board.left; col <= board.right; ++col)
                if (const unsigned here = sides(row, col); here != NoSide)
                    draw_edge(canvas, {row, col}, here);
    }

private:
    unsigned& sides(int row, int col) {
        return sides_[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
    }

    Sides across_, upright_;  // their place in a cell: away from the middle of the board
    std::array<std::array<unsigned, Canvas::cols>, Canvas::rows> sides_{};
};

}  // namespace

void draw_lines(Canvas& canvas,
                const std::vector<SquarePlace>& places,
                Quadrant quadrant,
                int board_size) {
    const Grid grid = grid_of(quadrant, board_size);
    const Box& board = grid.board;
    Edges edges{quadrant};
    edges.across(grid.inner_row, board.left, board.right);
    edges.upright(grid.inner_col, board.top, board.bottom);
    for (const SquarePlace& place : places) {
        const Box& box = place.box;
        edges.across(quadrant.at_bottom() ? box.bottom : box.top, box.left, box.right);
        edges.upright(quadrant.at_right() ? box.right : box.left, box.top, box.bottom);
    }
    edges.draw(canvas, board);
}

}  // namespace parlor::tui
