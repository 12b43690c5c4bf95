// A trade in the making, from the proposer's side, and the pages that are about a trade.
//
// Source: docs/layout.md, 6, TRADE INITIATION and TRADE APPROVAL.
#pragma once

#include "tui/property/page.hpp"

namespace parlor::tui {

struct Deal {
    Seat with = bank;  // bank: nobody yet
    rules::Goods give, want;
    rules::Squares repay;
};

enum class Side : std::uint8_t { Want, Give };

// Pages over the trade page, which keeps the deal: it is theirs to change while they are open.
[[nodiscard]] PagePtr partner_page(Deal& deal);
[[nodiscard]] PagePtr goods_page(Deal& deal, Side side, Square cursor);

// A side of the offer, over the page of its approval, which keeps the deeds to be repaid.
[[nodiscard]] PagePtr offer_page(rules::Squares& repay, Side side, Square cursor);

}  // namespace parlor::tui
