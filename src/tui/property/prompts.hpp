// The prompts of the property game, and those of its manage page.
//
// Source: docs/layout.md, 3; U-3.8, U-5.6.
#pragma once

#include <optional>
#include <string>

#include "rules/property/view.hpp"
#include "tui/desk/prompts.hpp"

namespace parlor::tui {

// The prompts that stay during the decision in the view. While a computer decides, people watch the
// events instead.
[[nodiscard]] Prompts beside_decision(const property::View& view, const Prompts& prompts);

// On the manage page: in the upper line the bank's houses and hotels, below zero if pieces are
// missing; in the lower line why the player cannot manage this square now.
void draw_manage_prompts(Canvas& canvas,
                         const property::View& view,
                         const ShownBoard& board,
                         Square square);

}  // namespace parlor::tui
