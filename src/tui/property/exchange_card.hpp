// The card of a trade: what the player who decides would give and get, and the money that would be
// left. It lies in the middle of the board while the trade is put together and while it is
// answered.
//
// Source: U-5.2.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/board/layout.hpp"
#include "tui/property/trade.hpp"

namespace parlor::tui {

// A trade from the side of the player who decides.
struct Exchange {
    Seat me{};
    rules::Goods gives, gets;
    rules::Squares repays;  // of what they get
};

[[nodiscard]] Exchange exchange_of(const rules::View& view, const Deal& deal);
// Requires an offer.
[[nodiscard]] Exchange exchange_of(const rules::View& view, const Approval& answer);

void draw_exchange_card(Canvas& canvas,
                        const rules::View& view,
                        Quadrant quadrant,
                        const Exchange& exchange);

}  // namespace parlor::tui
