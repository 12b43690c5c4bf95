// Bidding: the amount of a bid before it is made, its keys, and its menu window. Each game lists
// these keys on its auction page, with its own keys.
//
// Source:  docs/layout.md, 6, DEED AUCTION; U-5.2.
// Choices: unless it is typed, the amount is never shown lower than the lowest possible bid.
#pragma once

#include <optional>
#include <string_view>

#include "tui/desk/amount_keys.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

struct BidDraft {
    std::string_view too_high;  // what to say of an amount above the highest bid
    Money amount = {};
    Typing typing = Typing::Begins;
};

// While somebody may bid; highest 0: no bidding.
struct Bids {
    Money lowest, highest;

    [[nodiscard]] bool are_open() const { return highest > 0_cash and highest >= lowest; }
};

[[nodiscard]] Reply make_bid(Bids bids, BidDraft& bid);
[[nodiscard]] Reply change_bid(Bids bids, BidDraft& bid, int by);
[[nodiscard]] std::optional<Reply> type_bid(Bids bids, BidDraft& bid, Key key);

// The amount is on the first page, the name of the deed for sale on every page.
[[nodiscard]] Menu bidding_window(const Look& look, Bids bids, const BidDraft& bid);

// The entries of a game with the view `V`.
template <class V>
struct Bidding {
    static Bids bids(const V& view) { return {view.choices.lowest_bid, view.choices.highest_bid}; }
    static Menu window(const Seen<V>& seen, const BidDraft& bid) {
        return bidding_window(seen, bids(seen.view), bid);
    }
    static Reply make(const V& view, BidDraft& bid) { return make_bid(bids(view), bid); }
    static Reply change(const V& view, BidDraft& bid, int by) {
        return change_bid(bids(view), bid, by);
    }
    static std::optional<Reply> press(const V& view, BidDraft& bid, Key key) {
        return type_bid(bids(view), bid, key);
    }
    static ItemIs may_bid(const Seen<V>& seen) { return open_if(bids(seen.view).are_open()); }
    // The amount and its keys are on the first page.
    static ItemIs if_amount_is_shown(const Look& look) {
        return there_if(look.page == 1 and own<BoardView>(look.view).auction);
    }
    static constexpr Entry<V, BidDraft> changes(int by) {
        return {amount_key(by, {11, 14}), change, if_amount_is_shown, by};
    }
};

}  // namespace parlor::tui::desk
