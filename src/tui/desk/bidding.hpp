// Bidding: the amount of a bid before it is made, its keys, and its lines in the menu window. Each
// game lists these keys on its auction page, with its own keys.
//
// Source:  docs/layout.md, 6, DEED AUCTION; U-5.2.
// Choices: unless it is typed, the amount is never shown lower than the lowest possible bid.
// Words:   a desk (page.hpp) offers D::bid(sum), the command for a bid, and D::bid_too_high, the
//          remark for an amount above the highest bid; its view has `choices` and `auction`.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/amount_keys.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

struct Bid {
    Money amount;
    Typing typing = Typing::Begins;
};

template <class D>
struct Bidding {
    using View = typename D::View;
    using Seen = typename D::Seen;

    [[nodiscard]] static Money amount_of(const View& view, const Bid& bid) {
        if (bid.typing == Typing::GoesOn) return bid.amount;
        return std::max(bid.amount, view.choices.lowest_bid);
    }

    static Reply<D> make(const View& view, Bid& bid) {
        const Money amount = amount_of(view, bid);
        if (amount >= view.choices.lowest_bid) return D::bid(amount);
        bid = {view.choices.lowest_bid};
        return too_low(view);
    }
    static ItemIs may_bid(const Seen& seen) {
        return open_if(seen.view.choices.highest_bid >= seen.view.choices.lowest_bid);
    }

    // Digits type the amount.
    static std::optional<Reply<D>> press(const View& view, Bid& bid, Key key) {
        const auto sum = typed(amount_of(view, bid), bid.typing, key);
        if (not sum) return std::nullopt;
        bid = {std::min(*sum, highest(view)), Typing::GoesOn};
        if (*sum > highest(view)) return too_high();
        return Stay{};
    }

    static constexpr Entry<D, Bid> changes(int by) {
        return {amount_key(by, {11, 14}), change, if_amount_is_shown, by};
    }

    // The lines of the first page. The name of the deed for sale is on every page.
    static void add_words(const Seen& seen, const Bid& bid, Menu& menu) {
        const View& view = seen.view;
        if (not view.auction) return;
        menu.words.push_back({9, square_name(view.board(), view.auction->square, 16)});
        if (seen.page != 1) return;
        menu.words.push_back({10, "AMT    $" + right(amount_of(view, bid).amount, 6)});
        menu.words.push_back({11, "+", on_bar});
        menu.words.push_back({12, "-", on_bar});
        menu.words.push_back({13, standing_bid(view)});
    }

private:
    static Say too_low(const View& view) {
        return {"A bid is at least $" + std::to_string(view.choices.lowest_bid.amount)};
    }
    static Say too_high() { return {std::string{D::bid_too_high}}; }
    [[nodiscard]] static Money highest(const View& view) {
        return std::max(view.choices.lowest_bid, view.choices.highest_bid);
    }

    static Reply<D> change(const View& view, Bid& bid, int by) {
        const Money lowest = view.choices.lowest_bid;
        const Money wanted = amount_of(view, bid) + Money{by};
        bid = {std::clamp(wanted, lowest, highest(view))};
        if (wanted < lowest) return too_low(view);
        if (wanted > highest(view)) return too_high();
        return Stay{};
    }

    // The amount and its keys are on the first page.
    static ItemIs if_amount_is_shown(const Seen& seen) {
        return seen.page == 1 and seen.view.auction ? ItemIs::Open : ItemIs::Absent;
    }

    static std::string standing_bid(const View& view) {
        if (view.auction->bidder == bank) return "NO BID YET";
        return dollars(view.auction->bid) + " " +
               shortened(upper(view.seat(view.auction->bidder).name), 8);
    }
};

}  // namespace parlor::tui::desk
