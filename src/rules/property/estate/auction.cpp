#include "rules/property/estate/auction.hpp"

#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {

void close_auction(Draft& draft) {
    Game& game = draft.game;
    const board::Auction auction = *game.auction;
    game.auction.reset();
    if (auction.bidder == bank) {
        draft.tell(told::Unsold{auction.square});
        return;
    }
    game.deeds[bank].erase(auction.square);
    game.deeds[auction.bidder].insert(auction.square);
    const Demanded price = collect(draft, {auction.bidder, bank, auction.bid, Why::Bid});
    draft.tell(told::Won{auction.bidder, auction.square, auction.bid});
    report(draft, price);
}

Money lowest_open_bid(const OpenGame& game) { return game.auction->lowest(lowest_bid); }

Money highest_open_bid(const OpenGame& game) {
    const Seat seat = game.auction->to_bid;
    return wealth_of(game, seat) - owed_by(game, seat);
}

Answer may_bid(const OpenGame& game, Money sum) {
    if (sum < lowest_open_bid(game)) return Refusal::BidTooLow;
    if (sum > highest_open_bid(game)) return Refusal::BidBeyondWealth;
    return played;
}

void withdraw_from_bidding(Draft& draft, Seat seat) {
    board::Auction& auction = *draft.game.auction;
    if (auction.bidder == seat) {
        auction.bid = 0_cash;
        auction.bidder = bank;
        auction.passed = {};
    }
    if (auction.to_bid == seat) board::ask_next_to_bid(draft, seat);
}

}  // namespace parlor::property
