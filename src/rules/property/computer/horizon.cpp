#include "rules/property/computer/horizon.hpp"

#include <algorithm>

#include "rules/property/computer/outlook.hpp"

namespace parlor::property::computer {
namespace {

constexpr double usual_growth = 40;  // of a player's wealth, in dollars a round: the salary alone

double rounds_to_wealth(const OpenGame& game, Seat seat) {
    const Money wealth = wealth_of(game, seat);
    const double gained = (wealth - game.rules.start_money).amount;
    const double growth = std::max(usual_growth, gained / game.round);
    return std::max(0.0, (game.rules.wealth_wins - wealth).amount / growth) + 1;
}

}  // namespace

double rounds_left(const OpenGame& game) {
    double left = far_rounds;
    if (game.rules.last_round > 0) left = std::min(left, game.rules.last_round - game.round + 1.0);
    if (game.rules.wealth_wins > 0_cash)
        for (const Seat seat : players_in(game))
            left = std::min(left, rounds_to_wealth(game, seat));
    return left;
}

double future_in(const OpenGame& game) { return rounds_left(game) / far_rounds; }

bool pays_back(const Sight& my, const OpenGame& then) {
    if (rounds_left(my.game) >= far_rounds) return true;
    return outlook_in(then)[my.me] >= outlook_in(my.game)[my.me];
}

}  // namespace parlor::property::computer
