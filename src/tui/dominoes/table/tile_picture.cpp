#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

char32_t sign_of(dominoes::Suit number) { return U'0' + static_cast<char32_t>(value_of(number)); }

At moved(At at, At by) { return {at.row + by.row, at.col + by.col}; }

Box moved(const Box& box, At by) {
    return {box.top + by.row, box.left + by.col, box.bottom + by.row, box.right + by.col};
}

// On an upright tile the line crosses the whole width, else it is between the two numbers.
void draw_line(Canvas& canvas, const Placed& tile, At corner, Style style) {
    const At middle{(tile.inner.row + tile.outer.row) / 2, (tile.inner.col + tile.outer.col) / 2};
    const bool is_upright = tile.inner.col == tile.outer.col;
    if (not is_upright) return canvas.put(moved(middle, corner), U'│', style);
    const Box line{middle.row, tile.box.left, middle.row, tile.box.right};
    canvas.fill(moved(line, corner), U'─', style);
}

}  // namespace

void draw_tile(Canvas& canvas, const Placed& tile, At corner, Style style) {
    canvas.fill(moved(tile.box, corner), U' ', style);
    draw_line(canvas, tile, corner, style);
    canvas.put(moved(tile.inner, corner), sign_of(tile.laid.inner), style);
    canvas.put(moved(tile.outer, corner), sign_of(tile.laid.outer), style);
}

}  // namespace parlor::tui::domino_table
