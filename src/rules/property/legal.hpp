// The legal moves of the seat to move: for `.choices`, menus and random play.
//
// Source:   C-2.5. Agrees with play() in both directions: play() accepts the moves listed here, and
//           refuses all others.
#pragma once

#include "rules/property/game.hpp"

namespace parlor::property {

struct Choices {
    Seat seat{};
    DecisionKind kind = DecisionKind::None;

    // clang-format off
    bool roll = false, buy = false, pass = false, forfeit = false, end = false, bail = false,
         card = false, recover = false, accept = false, decline = false, end_game = false,
         agree = false, refuse = false;
    // clang-format on
    Money lowest_bid, highest_bid;                // highest 0: no bidding
    board::Squares build, sell, mortgage, repay;  // one step on this square
    SetOf<board::Group> build_groups;             // in one go (C-7.3)
    Seats propose;                                // players to whom a trade can be proposed
    board::Squares accept_repay;  // received mortgaged deeds that could be repaid, each alone
    board::Squares claim, claim_repay, leave;  // C-10.2
};

[[nodiscard]] Choices legal(const OpenGame& game);

// Its two halves, for those who seldom need the second: all but the moves on one's own deeds; and
// these.
[[nodiscard]] Choices legal_answers(const OpenGame& game);
void find_managing(const OpenGame& game, Choices& open);

}  // namespace parlor::property
