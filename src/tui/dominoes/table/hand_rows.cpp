#include "tui/dominoes/table/hand_rows.hpp"

#include <algorithm>

#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

struct Grid {
    int per_row, first_row, left, pitch;
    TileSize size;
};
constexpr Grid wide{6, 18, 3, 6, TileSize::Full}, narrow{7, 17, 3, 5, TileSize::Half};

const Grid& grid_of(std::size_t tiles) { return tiles > 12 ? narrow : wide; }

// The cell of the tile's left number.
At place_of(const Grid& grid, std::size_t tile) {
    const int number = static_cast<int>(tile);
    return {grid.first_row + 2 * (number / grid.per_row),
            grid.left + grid.pitch * (number % grid.per_row)};
}

void draw_mark(Canvas& canvas, const Box& box) {
    canvas.put({box.top, box.left - 1}, U'>', {Ink::White, Ink::Black});
    canvas.point_at({box.top, box.left});
}

// After the numbers, where there is room before the next tile.
void draw_star(Canvas& canvas, At place) { canvas.put({place.row, place.col + 3}, U'*', new_tile); }

bool is_selected(const Arranging& arranging, std::size_t tile) {
    return std::ranges::find(arranging.selected, tile) != arranging.selected.end();
}

}  // namespace

void draw_hand(Canvas& canvas,
               const Hand& hand,
               const Arranging* arranging,
               dominoes::Tiles marked) {
    const Grid& grid = grid_of(hand.size());
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const At place = place_of(grid, i);
        const Placed tile = placed(hand.tiles()[i], place, Way::Right, grid.size);
        const bool selected = arranging != nullptr and is_selected(*arranging, i);
        const bool has_star = selected or marked.contains(tile_of(hand.tiles()[i]));
        draw_tile(canvas, tile, {0, 0}, has_star ? new_tile : plain_tile);
        if (has_star) draw_star(canvas, place);
        if (arranging != nullptr and arranging->mark == i) draw_mark(canvas, tile.box);
    }
}

void draw_backs(Canvas& canvas, std::size_t tiles) {
    const Grid& grid = grid_of(tiles);
    for (std::size_t i = 0; i < tiles; ++i) {
        const Box box = placed({}, place_of(grid, i), Way::Right, grid.size).box;
        canvas.fill(box, U'▒', {Ink::MidGrey, Ink::DarkGrey});
    }
}

std::size_t place_after(std::size_t mark, std::size_t tiles, Key arrow) {
    const auto per_row = static_cast<std::size_t>(grid_of(tiles).per_row);
    if (arrow == Key::ArrowRight) return (mark + 1) % tiles;
    if (arrow == Key::ArrowLeft) return (mark + tiles - 1) % tiles;
    if (arrow == Key::ArrowDown and mark + per_row < tiles) return mark + per_row;
    if (arrow == Key::ArrowUp and mark >= per_row) return mark - per_row;
    return mark;
}

}  // namespace parlor::tui::domino_table
