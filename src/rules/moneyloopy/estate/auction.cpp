#include "rules/moneyloopy/estate/auction.hpp"

#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {

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

Money lowest_open_bid(const OpenGame& game) { return game.auction->lowest(lowest_bid); }

Money highest_open_bid(const Game& game) { return most_payable(game, game.auction->to_bid); }

Answer may_bid(const Game& game, Money sum) {
    if (sum < lowest_open_bid(game)) return Refusal::BidTooLow;
    return sum <= highest_open_bid(game) ? played : Answer{Refusal::BidBeyondMoney};
}

}  // namespace parlor::moneyloopy
