// The card of a trade: what the player who decides would get and give, with the group of each deed
// and how many of it that player has now; what each player would then have of the groups; and the
// money that would be left. It is in the middle of the board while a player builds the trade, and
// while another answers it.
//
// Source: U-5.2, U-10.4.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/board/layout.hpp"
#include "tui/property/trade/trade.hpp"

namespace parlor::tui {

// A trade from the side of the player who decides.
struct Exchange {
    Seat me{}, other = bank;  // bank: no partner is chosen yet
    property::Goods gives, gets;
    board::Squares repays;  // of the deeds that they get
};

[[nodiscard]] Exchange exchange_of(const property::View& view, const Deal& deal);
// Requires an offer.
[[nodiscard]] Exchange exchange_of(const property::View& view, const Approval& answer);

void draw_exchange_card(Canvas& canvas,
                        const property::View& view,
                        Quadrant quadrant,
                        const Exchange& exchange);

}  // namespace parlor::tui
