// The hand on the screen: rows 17 to 21, up to 12 tiles in two rows, or up to 21 in three; in large
// windows the same in larger tiles.
//
// Source: U-4.1, U-4.3, D-9.4.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/dominoes/table/hand.hpp"
#include "tui/dominoes/table/placed.hpp"

namespace parlor::tui::domino_table {

// The mark and the selected tiles while the player arranges the hand.
struct Arranging {
    std::size_t mark = 0;
    std::vector<std::size_t> selected;  // at most two
};

// Where the hand is, and the size of up to 12 tiles; more are a size smaller.
struct HandPlace {
    int top = 17;
    TileSize size = TileSize::Full;
};
// The rows that the hand may need there, whatever its tiles.
[[nodiscard]] int rows_of_hand(TileSize size);

struct HandLook {
    const Arranging* arranging = nullptr;
    std::optional<dominoes::Tile> pointed = std::nullopt;  // has the cursor
    dominoes::Tiles marked = {};                           // get a star
    dominoes::Tiles dim = {};                              // cannot be played now
};
void draw_hand(Canvas& canvas, const Hand& hand, const HandLook& look, HandPlace place = {});
// A hand that nobody may see now.
void draw_backs(Canvas& canvas, std::size_t tiles, HandPlace place = {});

// The place to which an arrow key moves the mark.
[[nodiscard]] std::size_t place_after(std::size_t mark, std::size_t tiles, Key arrow);

}  // namespace parlor::tui::domino_table
