// A trade before it is proposed, from the proposer's side, and the pages about a trade.
//
// Source: docs/layout.md, 6, TRADE INITIATION and TRADE APPROVAL.
#pragma once

#include "tui/property/pages/page.hpp"

namespace parlor::tui {

struct Deal {
    Seat with = bank;  // bank: nobody yet
    property::Goods give, want;
    board::Squares repay;
};

// The answer while the player is choosing it.
struct Approval {
    board::Squares repay;  // deeds to be repaid at once
};

enum class Side : std::uint8_t { Want, Give };

// Pages over the trade page, which owns the deal; they may change it while they are open.
[[nodiscard]] PagePtr partner_page(Deal& deal);
[[nodiscard]] PagePtr goods_page(const property::View& view, Deal& deal, Side side);

// A side of the offer, over the page of its approval, which owns the deeds to be repaid.
[[nodiscard]] PagePtr offer_page(const property::View& view, board::Squares& repay, Side side);

}  // namespace parlor::tui
