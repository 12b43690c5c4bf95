// Prompts: the lines under the board that say what just happened, or why something cannot be.
//
// Source: LAYOUT.md section 3; U-3.7, U-3.8.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/view.hpp"
#include "tui/canvas.hpp"

namespace parlor::tui {

struct Prompt {
    Seat about = bank;  // whose colour the dot has
    std::string words;
    std::optional<Money> sum;  // below zero: money out
};

struct Prompts {
    std::optional<Dice> rolled;
    Seat roller = bank;
    Prompt below;
    std::string refusal;  // stands alone while it is there
};

void draw_prompts(Canvas& canvas, const rules::View& view, const Prompts& prompts);

// The bank's houses and hotels, in the upper line while managing; below zero what is missing.
void draw_bank_stock(Canvas& canvas, const rules::View& view);

}  // namespace parlor::tui
