// Digits of seven segments, as on clocks, for the set of glyphs that has them; plain ones elsewhere.
//
// Source: U-10.9.
#pragma once

#include "canvas/canvas.hpp"

namespace parlor::tui {

// Letters between the digits are as they are.
void write_in_segments(Canvas& canvas, At at, std::string_view digits, Style style);

}  // namespace parlor::tui
