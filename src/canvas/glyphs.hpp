// Glyphs: the characters that screens are drawn with, and their replacements on terminals that lack
// them.
//
// Within a glyph set all glyphs look different, so only the look changes between sets (U-1.3,
// U-1.5). Letters that a set lacks lose their marks (M-1.5).
#pragma once

#include <cstdint>
#include <string>

#include "canvas/canvas.hpp"

namespace parlor::tui {

namespace glyph {
inline constexpr char32_t dots_above = U'▗';  // top and left of a dotted frame
inline constexpr char32_t dots_right = U'▘';  // right and bottom of a dotted frame
inline constexpr char32_t checker = U'▞';
inline constexpr char32_t token = U'●';
inline constexpr char32_t diamond = U'♦';
inline constexpr char32_t marker = U'»';
inline constexpr char32_t under_band = U'▔';
inline constexpr char32_t left_of_band = U'▕';
inline constexpr char32_t right_of_band = U'▏';
inline constexpr char32_t over_band = U'▁';
}  // namespace glyph

// The edge of a square: a line along one side of the cell, at most half as thick as the cell, or
// along two sides that meet. The rest of the cell belongs to the square.
enum Sides : std::uint8_t { NoSide = 0, Up = 1, Down = 2, Left = 4, Right = 8 };
[[nodiscard]] char32_t edge_sign(unsigned sides);

namespace glyph {
// More edges, for squares without half a cell to spare: thin lines where a set has them.
inline constexpr char32_t thin_edge_above = U'╵';
inline constexpr char32_t thin_edge_at_left = U'╴';
}  // namespace glyph

// Unicode: all glyphs of the basic plane. Console: the glyphs of a font with 256 (code page 437).
// Ascii: ASCII. Petscii: also Symbols for Legacy Computing, U+1FB00 to U+1FBFF, with which squares
// have the thin lines of the C64, and drawings its mosaics (U-10.9).
enum class GlyphSet : std::uint8_t { Unicode, Console, Ascii, Petscii };
[[nodiscard]] char32_t in_set(char32_t glyph, GlyphSet set);
[[nodiscard]] std::u32string in_set(std::u32string text, GlyphSet set);

// The cell as this set shows it. Without half blocks an edge takes its whole cell, in reverse: the
// inside of a square never reaches over its edge (U-5.8). In ASCII the parts of drawings are black,
// since letters are too thin for colours.
[[nodiscard]] Cell in_set(const Cell& cell, GlyphSet set);

}  // namespace parlor::tui
