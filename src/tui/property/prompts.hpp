// Prompts: the lines under the board that say what just happened, or why a key did nothing.
//
// Source: docs/layout.md, 3; U-3.7, U-3.8, U-5.6.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

struct Prompt {
    Seat about = bank;  // the player whose colour the dot has
    std::string words;
    std::optional<Money> sum;      // below zero: money paid
    bool concerns_others = false;  // a bid or an answer, that matters to who decides next
};

// What was demanded of a player since the last move of the token: it may ruin them.
struct Demand {
    Seat to = bank;
    Money sum;  // 0: nothing was
    std::optional<Square> rent_of = {};
};

struct Prompts {
    std::optional<Dice> rolled;
    Seat roller = bank;
    Prompt above, below;
    std::string deck;     // of the last card drawn
    std::string remark;   // hides the prompts above and below until a key is pressed
    std::string refusal;  // hides the other prompts
    Per<Seat, Demand, max_seats + 1> demands = {};
};

[[nodiscard]] Prompt story_hint();  // how to read what happened (U-5.1)

// What stays beside the decision in the view: of another player only what matters to it. What goes
// can be read with H.
[[nodiscard]] Prompts beside_decision(const rules::View& view, Prompts prompts);

void draw_prompts(Canvas& canvas, const rules::View& view, const Prompts& prompts);

// On the manage page: above, the bank's houses and hotels, below zero if pieces are missing; below,
// why the player cannot manage this square now.
void draw_manage_prompts(Canvas& canvas, const rules::View& view, Square square);

}  // namespace parlor::tui
