#include "tui/dominoes/wide/whole_window.hpp"

#include <algorithm>

#include "tui/dominoes/hand_story.hpp"
#include "tui/dominoes/table/table_screen.hpp"
#include "tui/right_half.hpp"

namespace parlor::tui::domino_wide {
namespace {

using domino_table::Extent;
using domino_table::TileSize;

constexpr int panel_cols = 40;
constexpr int rows_above = 2, rows_below = 4;  // a blank one, two of words, and the frame

bool is_large(Size window) { return window.rows >= 40 and window.cols >= 120; }

// With a hand of tiles of this size below the table.
Extent extent_with(TileSize size, Size room) {
    const int hand = domino_table::rows_of_hand(size);
    return {.size = room,
            .table = {room.rows - rows_above - rows_below - hand, room.cols},
            .hand = {room.rows - rows_below + 1 - hand, size},
            .has_panel = true};
}

Extent large_extent(Size room) {
    const Extent huge = extent_with(TileSize::Huge, room);
    const bool has_room = domino_table::largest_tiles_on(huge.table) == TileSize::Huge;
    return has_room ? huge : extent_with(TileSize::Large, room);
}

Canvas side_by_side(const Canvas& left, const Canvas& right) {
    const int cols = left.size().cols;
    Canvas both{{left.size().rows, cols + right.size().cols}};
    both.insert({0, 0}, left);
    both.insert({0, cols}, right);
    both.point_at(left.cursor());
    return both;
}

}  // namespace

std::optional<Canvas> draw_whole(const domino_table::Picture& picture,
                                 const desk::Desk& desk,
                                 Size window) {
    const bool is_end = desk.below != nullptr and desk.below->beside() != nullptr;  // leaderboard
    if (is_end or domino_table::is_covered(desk)) return std::nullopt;
    Extent extent;
    extent.has_panel = true;
    int cols = panel_cols;
    if (is_large(window))
        extent = large_extent({window.rows, window.cols - panel_cols});
    else
        cols = right_half_in({window.rows, window.cols - Canvas::cols}).cols;
    const Canvas table = draw(picture, desk, extent);
    const Size panel{std::min(window.rows, extent.size.rows), cols};
    return side_by_side(table, domino_table::draw_hand_story(picture, desk, panel));
}

}  // namespace parlor::tui::domino_wide
