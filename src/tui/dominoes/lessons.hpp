// Lessons: the pictures in "How to play dominoes", of the same tiles as at the table.
//
// Source:  docs/rules/dominoes.md, "How to play", whose `<!-- picture: NAME -->` each names one.
// Choices: below a layout stands its count, worked out by the rules.
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"

namespace parlor::tui::domino {

// Draws the picture with this name; a name that there is not draws the felt alone.
void draw_lesson(Canvas& canvas, std::string_view name, const Box& box);

[[nodiscard]] bool is_lesson(std::string_view name);

}  // namespace parlor::tui::domino
