// What the events of all games round a board tell is so in the game as the event leaves it.
#pragma once

#include "rules/board/event.hpp"

namespace parlor::board {

// Cases for match(). A game has `is_owner(game, seat, square)`.
template <class Game>
class TruthsOfAll {
public:
    explicit TruthsOfAll(const Game& now) : now_{now} {}

    bool operator()(told::Moved e) const { return now_.players[e.seat].at == e.to; }
    bool operator()(told::Landed e) const { return now_.players[e.seat].at == e.square; }
    bool operator()(told::Bought e) const { return is_owner(now_, e.seat, e.square); }
    bool operator()(told::AuctionOpen e) const { return now_.auction->square == e.square; }
    bool operator()(told::BidMade e) const {
        return now_.auction->bid == e.sum and now_.auction->bidder == e.seat;
    }
    bool operator()(told::Forfeited e) const { return now_.auction->forfeited.contains(e.seat); }
    bool operator()(told::Won e) const {
        return is_owner(now_, e.seat, e.square) and not now_.auction;
    }
    bool operator()(told::Unsold e) const {
        return is_owner(now_, bank, e.square) and not now_.auction;
    }
    bool operator()(told::Built e) const { return now_.houses[e.square] == e.houses; }
    bool operator()(told::Transferred e) const {
        return is_owner(now_, e.to, e.square) and not is_owner(now_, e.from, e.square);
    }

private:
    const Game& now_;
};

}  // namespace parlor::board
