// Big letters: words of letters that are five points high, for the celebration of a winner.
//
// Choices: A to Z, digits, and a few signs; words with any other letter are written small.
#pragma once

#include <string>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// Centred on a canvas of 40 columns, from this row on, in five rows: points are pairs of cells, or
// half cells where these do not fit; still longer words are written small.
void draw_big(Canvas& canvas, int row, const std::string& words, Ink ink);

// In three rows of half cells. Requires words that have big letters, and fit.
void draw_half_big(Canvas& canvas, int row, const std::string& words, Ink ink);

}  // namespace parlor::tui
