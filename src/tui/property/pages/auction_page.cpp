#include "tui/desk/bidding.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {
namespace {

using Bidding = desk::Bidding<property::View>;
using desk::BidDraft;

constexpr Entry<BidDraft> entries[]{
    {{'b', 1, 14, "BID", "bid this amount"}, Bidding::make, Bidding::may_bid},
    {{'p', 1, 16, "PASS", "skip this bid"}, plays<property::Pass>},
    {{'f', 1, 18, "FORFEIT", "leave the auction"}, plays<property::Forfeit>},
    Common::manage(2, 10, "sell, mortgage"),
    Common::trade(2, 12),
    Common::overview(2, 14),
    Common::deeds(2, 15),
    Common::statistics(2, 16),
    Common::take_back(2, 17),
    Common::quit(2, 18),
    Common::why(2, 19),
    Bidding::changes(100),
    Bidding::changes(10),
    Bidding::changes(1),
    Bidding::changes(-100),
    Bidding::changes(-10),
    Bidding::changes(-1),
};

constexpr PageKind<BidDraft> auction{
    .window = Bidding::window, .entries = entries, .press = Bidding::press};

}  // namespace

PagePtr auction_page() { return page_of(auction, BidDraft{.too_high = "More than you are worth"}); }

}  // namespace parlor::tui
