// Strokes: the glyphs that are drawn with straight edges, as rectangles within their cell, so that
// they meet the strokes of the neighbouring cells in every font.
//
// Units: a cell is 8 units wide and 16 high.
#pragma once

#include <vector>

namespace parlor::tui {

inline constexpr int cell_width = 8, cell_height = 16;

struct Rectangle {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

// Blocks, shades and lines; nothing for a letter or symbol, which a font draws.
[[nodiscard]] std::vector<Rectangle> strokes_of(char32_t glyph);

}  // namespace parlor::tui
