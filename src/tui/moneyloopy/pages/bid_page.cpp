// The page of an auction.
//
// Source: L-3.2.
#include "tui/desk/bidding.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using Bidding = desk::Bidding<View>;
using desk::BidDraft;

constexpr Entry<BidDraft> entries[]{
    {{'b', 1, 14, "BID", "bid this amount"}, Bidding::make, Bidding::may_bid},
    {{'p', 1, 16, "PASS", "skip this bid"}, plays<moneyloopy::Pass>},
    {{'f', 1, 18, "FORFEIT", "leave the auction"}, plays<moneyloopy::Forfeit>},
    Common::deal(2, 10),
    Common::overview(2, 12),
    Common::properties(2, 13),
    Common::deals(2, 14),
    Common::statistics(2, 15),
    Common::take_back(2, 16),
    Common::why(2, 17),
    Common::quit(2, 18),
    Bidding::changes(100),
    Bidding::changes(10),
    Bidding::changes(1),
    Bidding::changes(-100),
    Bidding::changes(-10),
    Bidding::changes(-1),
};

std::vector<CardLine> card(const Seen& seen, const BidDraft&) {
    if (not seen.view.auction) return {};
    return card_of_property(seen.view, seen.view.auction->square);
}

constexpr PageKind<BidDraft> auction{
    .window = Bidding::window, .entries = entries, .press = Bidding::press, .card = card};

}  // namespace

PagePtr bid_page() { return page_of(auction, BidDraft{.too_high = "You must keep a dollar"}); }

}  // namespace parlor::tui::moneyloopy_table
