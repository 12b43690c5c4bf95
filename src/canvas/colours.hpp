// Colours: what is sent for an ink on a paper, at each depth of colour.
//
// Source:  U-1.4, U-10.2.
// Units:   numbers of the terminal's colours; with TrueColour those of rgb_of_colour.
// Choices: blocks and lines have the C64's colours, or the nearest ones. Text has a contrast of at
//          least 4.5:1 to its paper, and an item that is not possible now 2:1, by the colours of
//          xterm or of the Linux console. On black paper text keeps its ink as far as that can be
//          read; with few colours it is on a bar of its colour instead. On other papers it is black
//          or white, but on white paper it keeps its ink as well.
#pragma once

#include "canvas/canvas.hpp"

namespace parlor::tui {

// Whose colours 0 to 15 are: those of the console are also the VGA's.
enum class ColourTable : std::uint8_t { Xterm, Console };

// With eight colours an ink from `bright` on is the ink less `bright`, and bold.
struct Colours {
    short ink = 0, paper = 0;
};
inline constexpr short bright = 8;

// Requires a depth with colours.
[[nodiscard]] Colours colours_of(Style style, bool is_text, Depth depth, ColourTable table);

// Whether a cell of a canvas has a letter, digit or sign, and neither a block nor a line, nor in any
// set of glyphs a mosaic. A blank counts as text, so that a bar is as long as its words.
[[nodiscard]] bool is_text(const Cell& cell);

// First the inks, then those that text has instead.
inline constexpr int shade_count = 27;
[[nodiscard]] Rgb rgb_of_colour(int number);

}  // namespace parlor::tui
