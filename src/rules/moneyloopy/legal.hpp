// The legal moves of the seat to move: for `.choices`, menus and random play.
//
// Source: L-2.6, L-8.1. Agrees with play() in both directions: play() accepts the moves listed
//         here, and refuses all others.
#pragma once

#include "rules/moneyloopy/game.hpp"

namespace parlor::moneyloopy {

struct Choices {
    Seat seat{};
    DecisionKind kind = DecisionKind::None;

    // clang-format off
    bool roll = false, train = false, toll = false, loop = false, safe = false, pay = false,
         bankrupt = false, buy = false, auction = false, safe_card = false, no = false,
         pass = false, forfeit = false, end = false, accept = false, decline = false;
    // clang-format on
    Money lowest_bid, highest_bid;  // highest 0: no bidding
    bool stake = false;             // up to these amounts, not both 0
    Money most_stake;
    int most_cards = 0;
    board::Squares build;              // a house on this street
    SetOf<board::Group> build_groups;  // in one go
    board::Squares jump, sell_to_bank, take;
    Seats deal;  // players to whom a deal can be proposed
    friend bool operator==(const Choices&, const Choices&) = default;
};

[[nodiscard]] Choices legal(const Game& game);

}  // namespace parlor::moneyloopy
