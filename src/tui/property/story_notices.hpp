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

[[nodiscard]] std::string name_of(const rules::View& view, Seat seat);  // THE BANK for the bank

[[nodiscard]] Notice card_notice(const rules::View& view, const rules::told::CardDrawn& drawn);

// For the player to whom a trade is offered: who offers what for what (U-3.8, U-5.2). One panel, or
// several for a long trade (U-3.11).
[[nodiscard]] std::vector<Notice> offer_notices(const rules::View& view, const rules::Offer& offer);

// For people who look on while computers trade: an offer too long for the menu window (U-3.8).
[[nodiscard]] std::vector<Notice> long_offer_notices(const rules::View& view,
                                                     const rules::told::Proposed& offer);

// `demand` is the last demand on the eliminated player.
[[nodiscard]] Notice elimination_notice(const rules::View& view,
                                        const rules::told::Eliminated& it,
                                        const Demand& demand);

[[nodiscard]] Notice flag_notice(const rules::View& view, const rules::told::Flagged& it);

}  // namespace parlor::tui
