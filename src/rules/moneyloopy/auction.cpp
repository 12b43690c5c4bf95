#include "rules/moneyloopy/auction.hpp"

#include "rules/moneyloopy/payment.hpp"
#include "rules/moneyloopy/worth.hpp"

namespace parlor::rules::moneyloopy {
namespace {

void close_auction(Draft& draft) {
    Game& game = draft.game;
    const Auction auction = *game.auction;
    game.auction.reset();
    if (auction.bidder == bank) {
        draft.tell(told::Unsold{auction.square});
        return;
    }
    game.properties[bank].erase(auction.square);
    game.properties[auction.bidder].insert(auction.square);
    const Debt price{auction.bidder, bank, auction.bid, Why::Bid};
    hand_over(draft, price);
    draft.tell(told::Won{auction.bidder, auction.square, auction.bid});
    report_paid(draft, price);
}

// The players who may bid next: still in the game and in this auction, not the standing bidder, and
// without a pass since that bid.
Seats still_asked(const Game& game) {
    Seats seats = players_in(game) - game.auction->forfeited - game.auction->passed;
    seats.erase(game.auction->bidder);
    return seats;
}

void ask_next(Draft& draft, Seat after) {
    const Seats asked = still_asked(draft.game);
    if (asked.empty()) return close_auction(draft);
    Seat next = after;
    do { next = next_in(draft.game, next); } while (not asked.contains(next));
    draft.game.auction->to_bid = next;
}

}  // namespace

void open_auction(Draft& draft, Square property, Seat after) {
    draft.game.auction = Auction{.square = property};
    draft.tell(told::AuctionOpen{property});
    ask_next(draft, after);
}

Money lowest_open_bid(const OpenGame& game) {
    const Money standing = game.auction->bid;
    return standing == 0_cash ? lowest_bid : standing + 1_cash;
}

Money highest_open_bid(const Game& game) { return most_payable(game, game.auction->to_bid); }

Answer may_bid(const Game& game, Money sum) {
    if (sum < lowest_open_bid(game)) return Refusal::BidTooLow;
    return sum <= highest_open_bid(game) ? played : Answer{Refusal::BidBeyondMoney};
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

}  // namespace parlor::rules::moneyloopy
