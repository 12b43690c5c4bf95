#include "tui/dominoes/table/table_picture.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Tile;

constexpr At corner{2, 0};
constexpr Style mark{Ink::Yellow, Ink::Black}, chosen_mark{Ink::Black, Ink::Yellow};

void draw_felt(Canvas& canvas, Felt felt, Size table) {
    canvas.fill({corner.row, 0, corner.row + table.rows - 1, table.cols - 1},
                U' ',
                {Ink::Black, ink_of(felt)});
}

bool is_on(Size table, At at) {
    return 0 <= at.row and at.row < table.rows and 0 <= at.col and at.col < table.cols;
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

void draw_mark(Canvas& canvas, const std::vector<Placed>& tiles, End end, Size table, Style style) {
    const At at = place_of_mark(shown_at(tiles, end), table);
    canvas.put({at.row + corner.row, at.col + corner.col},
               U'0' + static_cast<char32_t>(number(end)),
               style);
}

// Across the middle, so many quarters of the table below its upper edge.
Placed drawn_tile(Tile tile, int quarters, Size table) {
    const TileSize size = largest_tiles_on(table);
    const At left{quarters * table.rows / 4, table.cols / 2 - 1 - measure_of(size).cols_apart / 2};
    return placed(dominoes::halves_of(tile), left, Way::Right, size);
}

// With its player's name above it, a row apart.
void draw_drawn_tile(Canvas& canvas, const DrawnTile& drawn, int quarters, Felt felt, Size table) {
    const Placed tile = drawn_tile(drawn.tile, quarters, table);
    draw_tile(canvas, tile, corner, plain_tile);
    const At name{tile.box.top - 2, (table.cols - width(drawn.whose)) / 2};
    canvas.write(
        {name.row + corner.row, name.col + corner.col}, drawn.whose, {Ink::White, ink_of(felt)});
}

}  // namespace

// The cell where the arm would continue; at the edge of the table, the cell next to its last
// number.
At place_of_mark(const Placed& tile, Size table) {
    const At ahead = beyond(tile, facing(tile), tile.going);
    if (is_on(table, ahead)) return ahead;
    const Way aside = is_across(tile.going) ? Way::Up : Way::Left;
    const At beside = beyond(tile, facing(tile), aside);
    return is_on(table, beside) ? beside : beyond(tile, facing(tile), opposite(aside));
}

void draw_table(Canvas& canvas, const dominoes::Layout& layout, const TableLook& look, Size table) {
    draw_felt(canvas, look.felt, table);
    const std::vector<Placed> tiles = place(layout, table);
    for (const Placed& tile : tiles) {
        const bool is_new = look.played == tile_of(tile.laid);
        if (is_new)
            draw_tile(canvas, tile, corner, new_tile, heavy_line);
        else
            draw_tile(canvas, tile, corner, plain_tile);
    }
    for (const End end : look.marked)
        draw_mark(canvas, tiles, end, table, look.chosen == end ? chosen_mark : mark);
}

void draw_drawn(
    Canvas& canvas, const DrawnTile& above, const DrawnTile& below, Felt felt, Size table) {
    draw_felt(canvas, felt, table);
    draw_drawn_tile(canvas, above, 1, felt, table);
    draw_drawn_tile(canvas, below, 3, felt, table);
}

void draw_empty_table(Canvas& canvas, Felt felt) {
    using dominoes::Suit;
    constexpr Suit five{5};
    constexpr int row = 9;
    draw_felt(canvas, felt, small_table);
    canvas.write({3, 10}, "MACK'S DOMINO PARLOR", {Ink::White, ink_of(felt)});
    const Placed spinner = placed_crosswise({five, five}, {row, 30}, Way::Right, TileSize::Full);
    draw_tile(canvas, spinner, {0, 0}, plain_tile);
    draw_tile(
        canvas, placed({five, Suit{0}}, {row, 26}, Way::Left, TileSize::Full), {0, 0}, plain_tile);
    draw_tile(
        canvas, placed({five, Suit{6}}, {row, 34}, Way::Right, TileSize::Full), {0, 0}, plain_tile);
}

}  // namespace parlor::tui::domino_table
