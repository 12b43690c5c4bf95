#include "tui/dominoes/table/tile_picture.hpp"

#include "canvas/glyphs.hpp"

namespace parlor::tui::domino_table {
namespace {

char32_t sign_of(dominoes::Suit number) { return U'0' + static_cast<char32_t>(value_of(number)); }

At moved(At at, At by) { return {at.row + by.row, at.col + by.col}; }

Box moved(const Box& box, At by) {
    return {box.top + by.row, box.left + by.col, box.bottom + by.row, box.right + by.col};
}

bool lies_across(const Placed& tile) { return tile.inner.row == tile.outer.row; }

// The line crosses the whole tile.
void draw_line(Canvas& canvas, const Placed& tile, At corner, Style style, MiddleLine how) {
    const auto middle = [](int one, int other) { return (one + other + 1) / 2; };
    const bool is_across = lies_across(tile);
    Box line = tile.box;
    if (is_across)
        line.left = line.right = middle(tile.inner.col, tile.outer.col);
    else
        line.top = line.bottom = middle(tile.inner.row, tile.outer.row);
    style.ink = how.ink.value_or(style.ink);
    const char32_t thin = is_across ? U'│' : U'─', heavy = is_across ? U'┃' : U'━';
    canvas.fill(moved(line, corner), how.is_heavy ? heavy : thin, style);
}

// Whether there is a pip in this row and column, 0 to 2, of a half.
bool has_pip(int number, int row, int col, bool is_across) {
    const bool is_middle = row == 1 and col == 1, is_corner = row != 1 and col != 1;
    if (is_middle) return number % 2 == 1;
    if (is_corner) return number > 3 or (number > 1 and (row == col) == is_across);
    return number == 6 and (is_across ? col == 1 : row == 1);
}

void draw_pip(Canvas& canvas, At middle, int row, int col, TileSize size, Style style) {
    if (size == TileSize::Large)
        return canvas.put({middle.row + row - 1, middle.col + 2 * (col - 1)}, glyph::token, style);
    const At at{middle.row + 2 * (row - 1), middle.col + 3 * (col - 1)};
    canvas.fill({at.row, at.col, at.row, at.col + 1}, U'█', style);
}

// `middle` is the cell of the number.
void draw_half(Canvas& canvas, At middle, dominoes::Suit number, const Placed& tile, Style style) {
    if (tile.size <= TileSize::Full) return canvas.put(middle, sign_of(number), style);
    for (int row = 0; row < 3; ++row)
        for (int col = 0; col < 3; ++col)
            if (has_pip(value_of(number), row, col, lies_across(tile)))
                draw_pip(canvas, middle, row, col, tile.size, style);
}

}  // namespace

void draw_tile(Canvas& canvas, const Placed& tile, At corner, Style style, MiddleLine line) {
    canvas.fill(moved(tile.box, corner), U' ', style);
    draw_line(canvas, tile, corner, style, line);
    draw_half(canvas, moved(tile.inner, corner), tile.laid.inner, tile, style);
    draw_half(canvas, moved(tile.outer, corner), tile.laid.outer, tile, style);
}

}  // namespace parlor::tui::domino_table
