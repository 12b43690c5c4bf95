#include "tui/dominoes/table/table_picture.hpp"

#include <algorithm>

#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Tile;

constexpr At corner{2, 0};
constexpr Style mark{Ink::Yellow, Ink::Black};

void draw_felt(Canvas& canvas, Felt felt) {
    canvas.fill({corner.row, 0, corner.row + table_rows - 1, table_cols - 1},
                U' ',
                {Ink::Black, ink_of(felt)});
}

bool is_on_table(At at) {
    return 0 <= at.row and at.row < table_rows and 0 <= at.col and at.col < table_cols;
}

// The free cell next to the tile's box in this direction.
At beyond(const Placed& tile, At from, Way way) {
    switch (way) {
        case Way::Right: return {from.row, tile.box.right + 1};
        case Way::Up: return {tile.box.top - 1, from.col};
        case Way::Left: return {from.row, tile.box.left - 1};
        case Way::Down: return {tile.box.bottom + 1, from.col};
    }
    return from;
}

// The cell where the arm would continue; at the edge of the table, the cell next to its last
// number.
At place_of_mark(const Placed& tile) {
    const At ahead = beyond(tile, facing(tile), tile.going);
    if (is_on_table(ahead)) return ahead;
    const Way aside = is_across(tile.going) ? Way::Up : Way::Left;
    const At beside = beyond(tile, facing(tile), aside);
    return is_on_table(beside) ? beside : beyond(tile, facing(tile), opposite(aside));
}

void draw_mark(Canvas& canvas, const std::vector<Placed>& tiles, End end) {
    const At at = place_of_mark(shown_at(tiles, end));
    canvas.put({at.row + corner.row, at.col + corner.col},
               U'0' + static_cast<char32_t>(number(end)),
               mark);
}

Placed in_row(Tile tile, int row) {
    return placed(dominoes::halves_of(tile), {row, table_cols / 2 - 2}, Way::Right, TileSize::Full);
}

}  // namespace

void draw_table(Canvas& canvas, const dominoes::Layout& layout, const TableLook& look) {
    draw_felt(canvas, look.felt);
    const std::vector<Placed> tiles = place(layout);
    for (const Placed& tile : tiles) {
        const bool is_new = look.played == tile_of(tile.laid);
        draw_tile(canvas, tile, corner, is_new ? new_tile : plain_tile);
    }
    for (const End end : look.marked) draw_mark(canvas, tiles, end);
}

void draw_drawn(Canvas& canvas, Tile own, Tile others, Felt felt) {
    draw_felt(canvas, felt);
    draw_tile(canvas, in_row(others, 3), corner, plain_tile);
    draw_tile(canvas, in_row(own, 11), corner, plain_tile);
}

void draw_empty_table(Canvas& canvas, Felt felt) {
    using dominoes::Suit;
    constexpr Suit five{5};
    constexpr int row = 9;
    draw_felt(canvas, felt);
    canvas.write({3, 10}, "MACK'S DOMINO PARLOR", {Ink::White, ink_of(felt)});
    const Placed spinner = placed_crosswise({five, five}, {row, 30}, Way::Right);
    draw_tile(canvas, spinner, {0, 0}, plain_tile);
    draw_tile(
        canvas, placed({five, Suit{0}}, {row, 26}, Way::Left, TileSize::Full), {0, 0}, plain_tile);
    draw_tile(
        canvas, placed({five, Suit{6}}, {row, 34}, Way::Right, TileSize::Full), {0, 0}, plain_tile);
}

}  // namespace parlor::tui::domino_table
