// Notices of the story: what players must read before the game continues.
//
// Source: docs/layout.md, 4; U-5.3.
#pragma once

#include <string>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/property/telling.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

[[nodiscard]] std::string name_of(const property::View& view, Seat seat);  // THE BANK for the bank

[[nodiscard]] Notice card_notice(const property::View& view,
                                 const property::told::CardDrawn& drawn);

// For the player to whom a trade is offered: who offers what for what (U-3.8, U-5.2). One panel, or
// several for a long trade (U-3.11).
[[nodiscard]] std::vector<Notice> offer_notices(const property::View& view,
                                                const property::Offer& offer);

// For people who look on while computers trade: an offer too long for the menu window (U-3.8).
[[nodiscard]] std::vector<Notice> long_offer_notices(const property::View& view,
                                                     const property::told::Proposed& offer);

// `demand` is the last demand on the eliminated player.
[[nodiscard]] Notice elimination_notice(const property::View& view,
                                        const property::told::Eliminated& it,
                                        const Demand& demand);

[[nodiscard]] Notice flag_notice(const property::View& view, const property::told::Flagged& it);

}  // namespace parlor::tui
