#include "rules/moneyloopy/estate/auction.hpp"

#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

void close_auction(Draft& draft) {
    Game& game = draft.game;
    const board::Auction auction = *game.auction;
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

void ask_next(Draft& draft, Seat after) {
    if (not draft.game.auction->ask_next(players_in(draft.game), after)) close_auction(draft);
}

}  // namespace

void open_auction(Draft& draft, Square property, Seat after) {
    draft.game.auction = board::Auction{.square = property};
    draft.tell(told::AuctionOpen{property});
    ask_next(draft, after);
}

Money lowest_open_bid(const OpenGame& game) { return game.auction->lowest(lowest_bid); }

Money highest_open_bid(const Game& game) { return most_payable(game, game.auction->to_bid); }

Answer may_bid(const Game& game, Money sum) {
    if (sum < lowest_open_bid(game)) return Refusal::BidTooLow;
    return sum <= highest_open_bid(game) ? played : Answer{Refusal::BidBeyondMoney};
}

void bid(Draft& draft, Money sum) {
    board::Auction& auction = *draft.game.auction;
    auction.take_bid(sum);
    draft.tell(told::BidMade{auction.bidder, sum});
    ask_next(draft, auction.bidder);
}

void pass_bidding(Draft& draft) {
    board::Auction& auction = *draft.game.auction;
    auction.passed.insert(auction.to_bid);
    draft.tell(told::Passed{auction.to_bid});
    ask_next(draft, auction.to_bid);
}

void forfeit_bidding(Draft& draft) {
    board::Auction& auction = *draft.game.auction;
    auction.forfeited.insert(auction.to_bid);
    draft.tell(told::Forfeited{auction.to_bid});
    ask_next(draft, auction.to_bid);
}

}  // namespace parlor::moneyloopy
