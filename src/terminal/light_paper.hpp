// Light paper: the look of a cell on a terminal whose own background is light.
//
// Source:  U-1.4.
// Choices: black paper becomes the terminal's own. Other papers, blocks and lines keep their colours,
//          but greys are lighter, and what is light is darker on the terminal's own paper. Text is
//          dark on light paper, and black or white on any other.
#pragma once

#include "terminal/look.hpp"

namespace parlor::tui {

// Requires a depth with colours.
[[nodiscard]] Look look_on_light(bool is_text, Style style, Depth depth, ColourTable table);

// The colours that only light paper needs, for TrueColour: 0 is the first.
inline constexpr int light_colour_count = 14;
[[nodiscard]] Rgb rgb_on_light(int number);

}  // namespace parlor::tui
