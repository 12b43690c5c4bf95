// An auction of one deed: the bids, and the player who is asked next.
//
// Source: C-4.1 to C-4.4, L-3.2.
#pragma once

#include "base/set_of.hpp"
#include "base/units.hpp"
#include "rules/board/board.hpp"

namespace parlor::board {

struct Auction {
    Square square{};
    Money bid;           // standing bid; 0: none yet
    Seat bidder = bank;  // of the standing bid
    Seat to_bid{};       // the seat that bids next
    Seats passed;        // since the standing bid
    Seats forfeited;
    friend bool operator==(const Auction&, const Auction&) = default;

    void take_bid(Money sum) {
        bid = sum;
        bidder = to_bid;
        passed = {};
    }

    // Asks the next of these players round the table, and returns false if nobody is left to ask:
    // the standing bidder is not asked, nor is a player who forfeited, or passed since that bid.
    [[nodiscard]] bool ask_next(Seats players, Seat after) {
        Seats asked = players - forfeited - passed;
        asked.erase(bidder);
        if (asked.empty()) return false;
        to_bid = asked.first();
        for (const Seat seat : asked) {
            if (seat <= after) continue;
            to_bid = seat;
            break;
        }
        return true;
    }

    // The least that may be bid now; `first` is the least first bid.
    [[nodiscard]] Money lowest(Money first) const { return bid == 0_cash ? first : bid + 1_cash; }
};

}  // namespace parlor::board
