// A canvas as a picture in SVG, with the sixteen colours of the C64, and those
// of text (U-10.2).
//
// Units:   a cell is 8 units wide and 16 high (strokes.hpp).
// Choices: paper, blocks and lines are shapes; letters and other symbols are text in any available
//          monospaced font, each placed in its cell. No font is embedded.
#pragma once

#include <string>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::tui {

[[nodiscard]] std::string svg_of(const Canvas& canvas, GlyphSet set);

}  // namespace parlor::tui
