// A canvas as text, for `.screen` and golden files.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::tui {

// A line for each row: 25 lines of 40 columns for a 40-column screen.
[[nodiscard]] std::vector<std::string> lines_of(const Canvas& canvas, GlyphSet set);

// The text lines, followed by a letter for each cell's ink and paper; `.` for black paper, and for
// the ink of a blank.
[[nodiscard]] std::string picture_of(const Canvas& canvas, GlyphSet set);

}  // namespace parlor::tui
