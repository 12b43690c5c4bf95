// A panel of the screen as text, for commands that print charts.
#pragma once

#include <string>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::shell {

// The text in this box, without blanks at the ends of lines.
[[nodiscard]] std::string text_of(const tui::Canvas& canvas,
                                  const tui::Box& inside,
                                  tui::GlyphSet glyphs);

}  // namespace parlor::shell
