#include "rules/moneyloopy/computer/trader.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/judgement.hpp"
#include "rules/moneyloopy/computer/landing.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money least_rents = 50_cash, most_rents = 400_cash;

constexpr int soon = 4;  // rounds

// The tolls on the way to the salary, plus twice the average rents ahead, within bounds, and what is
// to be paid by deals soon; only the last dollar in the last round.
Money reserve_at(const Sight& my, Square square) {
    if (rounds_left(my.game) <= 1) return last_dollar;
    Money sums = owed_by(my.game, my.me, soon);
    for (const Square booth : my.game.edition->tollbooths)
        if (booth > square) sums += toll_of(booth_at(my.board(), booth));
    return sums + std::clamp(rents_ahead(my, square) * 2, least_rents, most_rents);
}

}  // namespace

Thought trader(const Sight& my) {
    const auto ending = [&](Square square, Money money) {
        return money + landing_worth(my, square, money) + standing_worth(my, square);
    };
    const auto gain = [&](Money price, Money worth) {
        const bool is_kept = price <= 0_cash or my.money - price >= reserve_at(my, my.at());
        return is_kept ? worth - price : 0_cash - price;
    };
    return decide_by(my, {.ending = ending, .gain = gain});
}

}  // namespace parlor::moneyloopy::computer
