#include "rules/property/auction.hpp"

#include "rules/property/payment.hpp"
#include "rules/property/worth.hpp"

namespace parlor::rules {
namespace {

void close_auction(Draft& draft) {
    Game& game = draft.game;
    const Auction auction = *game.auction;
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

// The players who may bid next: still in the game and in this auction, not the standing bidder, and
// without a pass since that bid (C-4.4).
Seats still_asked(const OpenGame& game) {
    Seats seats = players_in(game) - game.auction->forfeited - game.auction->passed;
    seats.erase(game.auction->bidder);
    return seats;
}

void ask_next(Draft& draft, Seat after) {
    const Seats asked = still_asked(draft.game);
    if (asked.empty()) {
        close_auction(draft);
        return;
    }
    Seat next = after;
    do { next = next_in(draft.game, next); } while (not asked.contains(next));
    draft.game.auction->to_bid = next;
}

}  // namespace

void open_auction(Draft& draft, Square square, Seat after) {
    draft.game.auction = Auction{.square = square};
    draft.tell(told::AuctionOpen{square});
    ask_next(draft, after);
}

Money lowest_open_bid(const OpenGame& game) {
    const Money standing = game.auction->bid;
    return standing == 0_cash ? lowest_bid : standing + 1_cash;
}

Money highest_open_bid(const OpenGame& game) {
    const Seat seat = game.auction->to_bid;
    return wealth_of(game, seat) - owed_by(game, seat);
}

Answer may_bid(const OpenGame& game, Money sum) {
    if (sum < lowest_open_bid(game)) return Refusal::BidTooLow;
    if (sum > highest_open_bid(game)) return Refusal::BidBeyondWealth;
    return played;
}

void bid(Draft& draft, Money sum) {
    Auction& auction = *draft.game.auction;
    auction.bid = sum;
    auction.bidder = auction.to_bid;
    auction.passed = {};
    draft.tell(told::BidMade{auction.bidder, sum});
    ask_next(draft, auction.bidder);
}

void pass_bidding(Draft& draft) {
    Auction& auction = *draft.game.auction;
    auction.passed.insert(auction.to_bid);
    draft.tell(told::Passed{auction.to_bid});
    ask_next(draft, auction.to_bid);
}

void forfeit_bidding(Draft& draft) {
    Auction& auction = *draft.game.auction;
    auction.forfeited.insert(auction.to_bid);
    draft.tell(told::Forfeited{auction.to_bid});
    ask_next(draft, auction.to_bid);
}

void withdraw_from_bidding(Draft& draft, Seat seat) {
    Auction& auction = *draft.game.auction;
    if (auction.bidder == seat) {
        auction.bid = 0_cash;
        auction.bidder = bank;
        auction.passed = {};
    }
    if (auction.to_bid == seat) ask_next(draft, seat);
}

}  // namespace parlor::rules
