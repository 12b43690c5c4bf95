// Lessons: the pictures in "How to play dominoes", drawn with the tiles of the table.
//
// Source:  docs/rules/dominoes.md, "How to play"; each `<!-- picture: NAME -->` names a picture.
// Choices: below a layout is its count, which the rules compute.
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"

namespace parlor::tui::domino_table {

// Draws the picture with this name; for an unknown name, only the felt.
void draw_lesson(Canvas& canvas, std::string_view name, const Box& box);

[[nodiscard]] bool is_lesson(std::string_view name);

}  // namespace parlor::tui::domino_table
