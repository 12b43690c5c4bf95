#include "tui/dominoes/table/placed.hpp"

#include <algorithm>

namespace parlor::tui::domino_table {
namespace {

// From one number of a tile to the other, in this direction.
int cells_apart(Way way, TileSize size) {
    const Measure measure = measure_of(size);
    return is_across(way) ? measure.cols_apart : measure.rows_apart;
}

Box box_round(At one, At other, TileSize size) {
    const auto [top, bottom] = std::minmax(one.row, other.row);
    const auto [left, right] = std::minmax(one.col, other.col);
    const Measure around = measure_of(size);
    return {top - around.above, left - around.left, bottom + around.below, right + around.right};
}

// The distance to move the box so that one cell is free.
int distance(const Box& neighbour, const Box& box, Way way) {
    constexpr int next_but_one = 2;
    switch (way) {
        case Way::Right: return neighbour.right + next_but_one - box.left;
        case Way::Up: return box.bottom + next_but_one - neighbour.top;
        case Way::Left: return box.right + next_but_one - neighbour.left;
        case Way::Down: return neighbour.bottom + next_but_one - box.top;
    }
    return 0;
}

}  // namespace

Way opposite(Way way) { return Way((static_cast<int>(way) + 2) % 4); }

bool is_across(Way way) { return way == Way::Right or way == Way::Left; }

At after(At from, Way way, int cells) {
    switch (way) {
        case Way::Right: return {from.row, from.col + cells};
        case Way::Up: return {from.row - cells, from.col};
        case Way::Left: return {from.row, from.col - cells};
        case Way::Down: return {from.row + cells, from.col};
    }
    return from;
}

Placed placed(Laid laid, At inner, Way way, TileSize size) {
    const At outer = after(inner, way, cells_apart(way, size));
    return {.laid = laid,
            .box = box_round(inner, outer, size),
            .inner = inner,
            .outer = outer,
            .going = way,
            .size = size};
}

Placed placed_crosswise(Laid laid, At middle, Way going, TileSize size) {
    const Way along = is_across(going) ? Way::Down : Way::Right;
    const At inner = after(middle, opposite(along), cells_apart(along, size) / 2);
    Placed tile = placed(laid, inner, along, size);
    tile.going = going;
    tile.is_crosswise = true;
    return tile;
}

At facing(const Placed& tile) {
    if (not tile.is_crosswise) return tile.outer;
    return {(tile.inner.row + tile.outer.row) / 2, (tile.inner.col + tile.outer.col) / 2};
}

Placed beside(const Placed& neighbour, Placed tile, Way way) {
    const int cells = distance(neighbour.box, tile.box, way);
    const At corner = after({tile.box.top, tile.box.left}, way, cells);
    const At far_corner = after({tile.box.bottom, tile.box.right}, way, cells);
    tile.box = {corner.row, corner.col, far_corner.row, far_corner.col};
    tile.inner = after(tile.inner, way, cells);
    tile.outer = after(tile.outer, way, cells);
    return tile;
}

bool are_apart(const Box& one, const Box& other) {
    constexpr int rows = 1, cols = 2;
    return other.top - one.bottom > rows or one.top - other.bottom > rows or
           other.left - one.right > cols or one.left - other.right > cols;
}

}  // namespace parlor::tui::domino_table
