// A card: lines in the middle of the board, which is empty on the C64.
//
// Source: U-5.2, U-5.3.
#pragma once

#include <span>
#include <string>

#include "canvas/canvas.hpp"
#include "tui/board/layout.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

inline constexpr int width_of_card = 14;
inline constexpr std::size_t most_lines_of_card = 14;

struct CardLine {
    std::string words;
    Style style = on_bar;
};

// Draws the card in the corner between the inner lines of the quadrant.
void draw_card(Canvas& canvas, Quadrant quadrant, int board_size, std::span<const CardLine> lines);

}  // namespace parlor::tui
