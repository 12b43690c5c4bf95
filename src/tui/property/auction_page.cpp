#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

// The bid being chosen; never shown lower than the lowest that is possible.
struct Bidding {
    Money amount;
};

Money amount_of(const View& view, const Bidding& bidding) {
    return std::max(bidding.amount, view.choices.lowest_bid);
}

Reply bid(const View& view, Bidding& bidding) { return Move{rules::Bid{amount_of(view, bidding)}}; }

ItemIs may_bid(const Seen& seen) {
    return open_if(seen.view.choices.highest_bid >= seen.view.choices.lowest_bid);
}

Reply change_amount(const View& view, Bidding& bidding, int by) {
    const Money lowest = view.choices.lowest_bid;
    const Money highest = std::max(lowest, view.choices.highest_bid);
    const Money wanted = amount_of(view, bidding) + Money{by};
    bidding.amount = std::clamp(wanted, lowest, highest);
    if (wanted < lowest) return Say{"A bid is at least $" + std::to_string(lowest.amount)};
    if (wanted > highest) return Say{"More than you are worth"};
    return Stay{};
}

// The amount is on the first page, and so are its keys.
ItemIs if_amount_is_shown(const Seen& seen) {
    return seen.page == 1 and seen.view.auction ? ItemIs::Open : ItemIs::Absent;
}

constexpr Entry<Bidding> changes(int by) {
    return {amount_key(by, {11, 14}), change_amount, if_amount_is_shown, by};
}

constexpr Entry<Bidding> entries[]{
    {{'b', 1, 14, "BID", "bid this amount"}, bid, may_bid},
    {{'p', 1, 16, "PASS", "not now"}, plays<rules::Pass>},
    {{'f', 1, 18, "FORFEIT", "bid no more"}, plays<rules::Forfeit>},
    common::manage(2, 10, "sell, mortgage"),
    common::trade(2, 12),
    common::overview(2, 14),
    common::statistics(2, 16),
    common::take_back(2, 17),
    common::quit(2, 18),
    common::why(2, 19),
    changes(100),
    changes(10),
    changes(1),
    changes(-100),
    changes(-10),
    changes(-1),
};

std::string standing_bid(const View& view) {
    if (view.auction->bidder == bank) return "NO BID YET";
    return "$" + std::to_string(view.auction->bid.amount) + " " +
           cut(upper(view.seat(view.auction->bidder).name), 8);
}

Menu window(const Seen& seen, const Bidding& bidding) {
    const View& view = seen.view;
    Menu menu{.header = "DEED AUCTION", .has_quadrants = seen.page == 2};
    if (not view.auction) return menu;
    menu.words = {{9, whole_words(upper(view.board().name_of(view.auction->square)), 16)}};
    if (seen.page == 1) {
        menu.words.push_back({10, "AMT    $" + right(amount_of(view, bidding).amount, 6)});
        menu.words.push_back({11, "+", on_bar});
        menu.words.push_back({12, "-", on_bar});
        menu.words.push_back({13, standing_bid(view)});
    }
    return menu;
}

constexpr PageKind<Bidding> auction{window, entries};

}  // namespace

PagePtr auction_page() { return page_of(auction); }

}  // namespace parlor::tui
