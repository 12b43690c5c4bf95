// Prompts: the lines under the board that say what just happened, or why something cannot be.
//
// Source: docs/layout.md, 3; U-3.7, U-3.8.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

struct Prompt {
    Seat about = bank;  // whose colour the dot has
    std::string words;
    std::optional<Money> sum;  // below zero: money out
};

struct Prompts {
    std::optional<Dice> rolled;
    Seat roller = bank;
    Prompt above, below;
    std::string deck;     // of the card that was drawn last
    std::string refusal;  // stands alone while it is there
};

void draw_prompts(Canvas& canvas, const rules::View& view, const Prompts& prompts);

// While managing: above, the bank's houses and hotels, below zero what is missing; below, why
// this square is no one's to manage just now.
void draw_manage_prompts(Canvas& canvas, const rules::View& view, Square square);

}  // namespace parlor::tui
