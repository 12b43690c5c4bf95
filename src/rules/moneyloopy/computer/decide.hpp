// Decide: calls the member of a player that answers the pending decision.
//
//   start     to roll, or to arrive by train     demand  a debt, at a square or due
//   jump      from the centre                    offer   of a square that is not a property
//   property  an unowned one, under the token    answer  to a deal
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

template <class Player>
[[nodiscard]] Thought decide_square(const Sight& my, const Player& player) {
    if (std::holds_alternative<ToPay>(my.game.phase)) return player.demand();
    return std::holds_alternative<ToBuy>(my.game.phase) ? player.property() : player.offer();
}

template <class Player>
[[nodiscard]] Thought decide(const Sight& my, const Player& player) {
    switch (my.open.kind) {
        case DecisionKind::Roll: return player.start();
        case DecisionKind::Jump: return my.open.train ? player.start() : player.jump();
        case DecisionKind::Toll: return player.toll();
        case DecisionKind::Square: return decide_square(my, player);
        case DecisionKind::Bid: return player.bid();
        case DecisionKind::Debt: return player.demand();
        case DecisionKind::End: return player.end();
        case DecisionKind::Deal: return player.answer();
        case DecisionKind::None:
        case DecisionKind::Chance: break;
    }
    return {};
}

}  // namespace parlor::moneyloopy::computer
