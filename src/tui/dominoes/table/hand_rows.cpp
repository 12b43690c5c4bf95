#include "tui/dominoes/table/hand_rows.hpp"

#include <algorithm>

#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

constexpr std::size_t most_in_two_rows = 12;

int tiles_in_row(std::size_t tiles) { return tiles > most_in_two_rows ? 7 : 6; }

struct Grid {
    int per_row, first_row, left, row_pitch, pitch;
    TileSize size;
};

Placed tile_in_row(dominoes::Laid laid, At left, TileSize size) {
    return placed(laid, left, Way::Right, size);
}

// One row or column is free between tiles of any size.
Grid grid_of(std::size_t tiles, HandPlace place) {
    const bool is_crowded = tiles > most_in_two_rows;
    const TileSize size = is_crowded ? TileSize(static_cast<int>(place.size) - 1) : place.size;
    const Box box = tile_in_row({}, {}, size).box;
    const bool has_row_to_spare = size == TileSize::Full and not is_crowded;
    const int gap = size == TileSize::Half ? 2 : 1;
    return {.per_row = tiles_in_row(tiles),
            .first_row = place.top - box.top + (has_row_to_spare ? 1 : 0),
            .left = std::max(3, 1 - box.left),
            .row_pitch = box.bottom - box.top + 2,
            .pitch = box.right - box.left + 1 + gap,
            .size = size};
}

// The cell of the tile's left number.
At place_of(const Grid& grid, std::size_t tile) {
    const int number = static_cast<int>(tile);
    return {grid.first_row + grid.row_pitch * (number / grid.per_row),
            grid.left + grid.pitch * (number % grid.per_row)};
}

void draw_mark(Canvas& canvas, const Box& box) {
    canvas.put({box.top, box.left - 1}, U'>', {Ink::White, Ink::Black});
    canvas.point_at({box.top, box.left});
}

// After the numbers; of small tiles, where there is room before the next tile.
void draw_star(Canvas& canvas, const Placed& tile) {
    const int col = tile.box.right + (tile.size == TileSize::Half ? 1 : 0);
    canvas.put({tile.box.top, col}, U'*', new_tile);
}

bool is_selected(const HandLook& look, std::size_t place) {
    if (look.arranging == nullptr) return false;
    const auto& selected = look.arranging->selected;
    return std::ranges::find(selected, place) != selected.end();
}

bool has_mark(const HandLook& look, dominoes::Tile tile, std::size_t place) {
    return look.pointed == tile or (look.arranging != nullptr and look.arranging->mark == place);
}

Style style_of(const HandLook& look, dominoes::Tile tile, bool has_star) {
    if (look.pointed == tile) return pointed_tile;
    if (look.dim.contains(tile)) return dim_tile;
    return has_star ? new_tile : plain_tile;
}

}  // namespace

int rows_of_hand(TileSize size) {
    const Box box = tile_in_row({}, {}, size).box;
    constexpr int rows_of_tiles = 2;
    return rows_of_tiles * (box.bottom - box.top + 2) - 1;
}

void draw_hand(Canvas& canvas, const Hand& hand, const HandLook& look, HandPlace place) {
    const Grid grid = grid_of(hand.size(), place);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Placed picture = tile_in_row(hand.tiles()[i], place_of(grid, i), grid.size);
        const dominoes::Tile tile = tile_of(hand.tiles()[i]);
        const bool has_star = is_selected(look, i) or look.marked.contains(tile);
        const bool is_arranged = look.arranging != nullptr and look.arranging->mark == i;
        draw_tile(canvas,
                  picture,
                  {0, 0},
                  style_of(look, tile, has_star),
                  is_arranged ? line_of_mark : thin_line);
        if (has_star) draw_star(canvas, picture);
        if (has_mark(look, tile, i)) draw_mark(canvas, picture.box);
    }
}

void draw_backs(Canvas& canvas, std::size_t tiles, HandPlace place) {
    const Grid grid = grid_of(tiles, place);
    for (std::size_t i = 0; i < tiles; ++i) {
        const Box box = tile_in_row({}, place_of(grid, i), grid.size).box;
        canvas.fill(box, U'▒', {Ink::MidGrey, Ink::DarkGrey});
    }
}

std::size_t place_after(std::size_t mark, std::size_t tiles, Key arrow) {
    const auto per_row = static_cast<std::size_t>(tiles_in_row(tiles));
    if (arrow == Key::ArrowRight) return (mark + 1) % tiles;
    if (arrow == Key::ArrowLeft) return (mark + tiles - 1) % tiles;
    if (arrow == Key::ArrowDown and mark + per_row < tiles) return mark + per_row;
    if (arrow == Key::ArrowUp and mark >= per_row) return mark - per_row;
    return mark;
}

}  // namespace parlor::tui::domino_table
