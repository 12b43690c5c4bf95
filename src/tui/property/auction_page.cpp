#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/desk/amount_keys.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

// The bid being chosen; never shown lower than the lowest that is possible, unless it is typed.
struct Bidding {
    Money amount;
    Typing typing = Typing::Begins;
};

Money amount_of(const View& view, const Bidding& bidding) {
    if (bidding.typing == Typing::GoesOn) return bidding.amount;
    return std::max(bidding.amount, view.choices.lowest_bid);
}

Say too_low(const View& view) {
    return {"A bid is at least $" + std::to_string(view.choices.lowest_bid.amount)};
}

Reply bid(const View& view, Bidding& bidding) {
    const Money amount = amount_of(view, bidding);
    if (amount < view.choices.lowest_bid) {
        bidding = {view.choices.lowest_bid};
        return too_low(view);
    }
    return Move{rules::Bid{amount}};
}

ItemIs may_bid(const Seen& seen) {
    return open_if(seen.view.choices.highest_bid >= seen.view.choices.lowest_bid);
}

Say too_high() { return {"More than you are worth"}; }

Reply change_amount(const View& view, Bidding& bidding, int by) {
    const Money lowest = view.choices.lowest_bid;
    const Money highest = std::max(lowest, view.choices.highest_bid);
    const Money wanted = amount_of(view, bidding) + Money{by};
    bidding = {std::clamp(wanted, lowest, highest)};
    if (wanted < lowest) return too_low(view);
    if (wanted > highest) return too_high();
    return Stay{};
}

// Digits type the amount.
std::optional<Reply> press(const View& view, Bidding& bidding, Key key) {
    const auto sum = typed(amount_of(view, bidding), bidding.typing, key);
    if (not sum) return std::nullopt;
    const Money highest = std::max(view.choices.lowest_bid, view.choices.highest_bid);
    bidding = {std::min(*sum, highest), Typing::GoesOn};
    if (*sum > highest) return too_high();
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
    Common::manage(2, 10, "sell, mortgage"),
    Common::trade(2, 12),
    Common::overview(2, 14),
    Common::deeds(2, 15),
    Common::statistics(2, 16),
    Common::take_back(2, 17),
    Common::quit(2, 18),
    Common::why(2, 19),
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
    Menu menu{
        .header = "DEED AUCTION", .other_keys = {digits_help}, .has_quadrants = seen.page == 2};
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

constexpr PageKind<Bidding> auction{window, entries, nullptr, press};

}  // namespace

PagePtr auction_page() { return page_of(auction); }

}  // namespace parlor::tui
