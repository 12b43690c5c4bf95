// The right of a page of set-up: the board in miniature, its name and what it costs; and a line
// about what is selected.
//
// Source: U-10.6.
#pragma once

#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "rules/board/board.hpp"

namespace parlor::tui::setup {

inline constexpr int width_of_about = 21;

// Of a board that says nothing about itself, the name.
[[nodiscard]] std::string about(const board::Board& board);

// With one price for all properties where the game has one (L-3.2), or else the prices of the board.
void draw_board_picture(Canvas& canvas,
                        const board::Board& board,
                        std::optional<Money> price_of_all = std::nullopt);

// In two lines below the picture; the first stands out.
void draw_about(Canvas& canvas, const std::string& words);

}  // namespace parlor::tui::setup
