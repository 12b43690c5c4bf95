// The table with the layout on it, below two rows: rows 2 to 16, or more in a large window.
//
// Source: U-4.1, U-4.2, U-4.3, D-2.3.
#pragma once

#include "dominoes/view.hpp"
#include "tui/dominoes/table/felt.hpp"
#include "tui/dominoes/table/placement.hpp"

namespace parlor::tui::domino_table {

struct TableLook {
    Felt felt = Felt::Green;
    std::optional<dominoes::Tile> played;  // the last play; has another colour
    dominoes::EndSet marked;               // ends to choose from, drawn with their numbers
    std::optional<End> chosen;             // of these
};

void draw_table(Canvas& canvas,
                const dominoes::Layout& layout,
                const TableLook& look,
                Size table = small_table);

// The cell of the table for the sign of an end, next to the tile that shows it.
[[nodiscard]] At place_of_mark(const Placed& tile, Size table);

// Draws the tiles that were drawn for the down, and whose they are.
struct DrawnTile {
    dominoes::Tile tile;
    std::string whose;
};
void draw_drawn(Canvas& canvas,
                const DrawnTile& above,
                const DrawnTile& below,
                Felt felt,
                Size table = small_table);

// Draws the table before a game, with the name of the house.
void draw_empty_table(Canvas& canvas, Felt felt);

}  // namespace parlor::tui::domino_table
