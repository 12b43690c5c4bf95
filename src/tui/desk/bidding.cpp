#include "tui/desk/bidding.hpp"

#include <algorithm>
#include <string>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/heads.hpp"

namespace parlor::tui::desk {
namespace {

Money amount_of(Bids bids, const BidDraft& bid) {
    return bid.typing == Typing::GoesOn ? bid.amount : std::max(bid.amount, bids.lowest);
}

Money highest(Bids bids) { return std::max(bids.lowest, bids.highest); }

void put(BidDraft& bid, Money amount, Typing typing = Typing::Begins) {
    bid.amount = amount;
    bid.typing = typing;
}

Say too_low(Bids bids) { return {"A bid is at least " + dollars(bids.lowest)}; }
Say too_high(const BidDraft& bid) { return {std::string{bid.too_high}}; }

std::string standing_bid(const BoardView& view) {
    if (view.auction->bidder == bank) return "NO BID YET";
    return dollars(view.auction->bid) + " " +
           shortened(upper(view.seat(view.auction->bidder).name), 8);
}

}  // namespace

Reply make_bid(Bids bids, BidDraft& bid) {
    const Money amount = amount_of(bids, bid);
    if (amount >= bids.lowest) return Play{"bid " + std::to_string(amount.amount)};
    put(bid, bids.lowest);
    return too_low(bids);
}

Reply change_bid(Bids bids, BidDraft& bid, int by) {
    if (not bids.are_open()) return too_high(bid);
    const Money wanted = amount_of(bids, bid) + Money{by};
    put(bid, std::clamp(wanted, bids.lowest, highest(bids)));
    if (wanted < bids.lowest) return too_low(bids);
    if (wanted > highest(bids)) return too_high(bid);
    return Stay{};
}

std::optional<Reply> type_bid(Bids bids, BidDraft& bid, Key key) {
    const auto sum = typed(amount_of(bids, bid), bid.typing, key);
    if (not sum) return std::nullopt;
    put(bid, std::min(*sum, highest(bids)), Typing::GoesOn);
    if (*sum > highest(bids)) return too_high(bid);
    return Stay{};
}

Menu bidding_window(const Look& look, Bids bids, const BidDraft& bid) {
    const auto& view = own<BoardView>(look.view);
    Menu menu{.header = "DEED AUCTION",
              .sub = named_sub(view.seat(view.decider()).name, " BIDS"),
              .other_keys = {digits_help},
              .has_quadrants = look.page == 2};
    if (not view.auction) return menu;
    menu.words.push_back({9, square_name(view.board(), view.auction->square, 16)});
    if (look.page != 1) return menu;
    menu.words.push_back({10, "AMT    $" + right(amount_of(bids, bid).amount, 6)});
    menu.words.push_back({11, "+", on_bar});
    menu.words.push_back({12, "-", on_bar});
    menu.words.push_back({13, standing_bid(view)});
    return menu;
}

}  // namespace parlor::tui::desk
