// Bidding at an auction: what each answer does, and who is asked next. A game round a board knows
// its `players_in(game)`, and closes the auction when nobody is left to ask: `close_auction(draft)`.
//
// Source:   C-4.1, C-4.2, C-4.4; L-3.2, L-7.4.
// Not here: what may be bid (each game's own).
#pragma once

#include "rules/board/auction.hpp"
#include "rules/board/draft.hpp"
#include "rules/board/event.hpp"

namespace parlor::board {

template <class Game, class Event>
void ask_next_to_bid(Draft<Game, Event>& draft, Seat after) {
    if (not draft.game.auction->ask_next(players_in(draft.game), after)) close_auction(draft);
}

// Bidding starts with the player after `after`.
template <class Game, class Event>
void open_auction(Draft<Game, Event>& draft, Square square, Seat after) {
    draft.game.auction = Auction{.square = square};
    draft.tell(told::AuctionOpen{square});
    ask_next_to_bid(draft, after);
}

template <class Game, class Event>
void bid(Draft<Game, Event>& draft, Money sum) {
    Auction& auction = *draft.game.auction;
    auction.take_bid(sum);
    draft.tell(told::BidMade{auction.bidder, sum});
    ask_next_to_bid(draft, auction.bidder);
}

template <class Game, class Event>
void pass_bidding(Draft<Game, Event>& draft) {
    Auction& auction = *draft.game.auction;
    auction.passed.insert(auction.to_bid);
    draft.tell(told::Passed{auction.to_bid});
    ask_next_to_bid(draft, auction.to_bid);
}

template <class Game, class Event>
void forfeit_bidding(Draft<Game, Event>& draft) {
    Auction& auction = *draft.game.auction;
    auction.forfeited.insert(auction.to_bid);
    draft.tell(told::Forfeited{auction.to_bid});
    ask_next_to_bid(draft, auction.to_bid);
}

}  // namespace parlor::board
