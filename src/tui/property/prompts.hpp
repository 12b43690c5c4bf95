// The prompts of the property game, and those of its manage page.
//
// Source: docs/layout.md, 3; U-3.8, U-5.6.
#pragma once

#include <optional>
#include <string>

#include "rules/property/view.hpp"
#include "tui/desk/prompts.hpp"

namespace parlor::tui {

// What was demanded of a player since the last move of the token: it may ruin them.
struct Demand {
    Seat to = bank;
    Money sum;  // 0: nothing was
    std::optional<Square> rent_of = {};
};

struct PropertyPrompts : Prompts {
    std::string deck;  // of the last card drawn
    Per<Seat, Demand, max_seats + 1> demands = {};
};

// What stays beside the decision in the view. Computers' decisions are watched, and what came
// before with them.
[[nodiscard]] Prompts beside_decision(const rules::View& view, const Prompts& prompts);

// On the manage page: above, the bank's houses and hotels, below zero if pieces are missing; below,
// why the player cannot manage this square now.
void draw_manage_prompts(Canvas& canvas,
                         const rules::View& view,
                         const ShownBoard& board,
                         Square square);

}  // namespace parlor::tui
