#include "rules/moneyloopy/computer/rent_terms.hpp"

#include <algorithm>

#include "rules/board/street.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/estate/rent.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money usual_rents = 20_cash;  // of one owner from one visitor, in a round

bool is_about(const OpenGame& game, const RentAt& term, Square property) {
    switch (term.scope) {
        case Scope::All: return true;
        case Scope::Hotels: return has_hotel(game, property);
        case Scope::One: return term.square == property;
    }
    return false;
}

// The houses that the owner may build there: a hotel in a complete group, otherwise a few some day.
int houses_to_come(const OpenGame& game, Seat owner, Square property) {
    constexpr int some = 2;
    if (has_whole_group(game, owner, property)) return board::hotel;
    return std::max<int>(some, game.houses[property]);
}

// The same number of rounds, and as many more as the next roll counts in addition.
int with_next_roll(const OpenGame& game, Seat visitor, Square property, int rounds) {
    const int size = game.board().size;
    const int pips = (number(property) - number(game.players[visitor].at) + size) % size;
    return rounds + std::max(0, 6 - std::abs(7 - pips)) * board_size / 36;
}

bool is_ruined_by(const Means& means, Money rent) { return means.money - rent < last_dollar; }

// Rounds up.
Money share_of(Money sum, int percent) { return Money{(sum.amount * percent + 99) / 100}; }

// `sign` is 1 for rents that the term lowers, -1 for rents that it raises.
Money cost_of(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds, int sign) {
    Money cost;
    for (const Square property : game.properties[owner]) {
        const int change = sign * (rent_percent(game, visitor, property) - term.percent);
        if (change <= 0 or (term.scope == Scope::One and term.square != property)) continue;
        const int houses = houses_to_come(game, owner, property);
        const int counted = with_next_roll(game, visitor, property, rounds);
        cost += share_of(rent_in(game, property, houses, true, counted) + 1_cash, change);
    }
    if (term.scope == Scope::One) return cost;
    return std::max(cost, share_of(usual_rents * rounds, std::max(0, sign * (100 - term.percent))));
}

}  // namespace

Money relief_for_visitor(const OpenGame& game,
                         Seat visitor,
                         Seat owner,
                         const RentAt& term,
                         int rounds,
                         const std::optional<Means>& means) {
    constexpr int soon = 3;  // rounds
    Money relief, ruin;
    for (const Square property : game.properties[owner]) {
        if (not is_about(game, term, property)) continue;
        const bool whole = has_whole_group(game, owner, property);
        const int counted = with_next_roll(game, visitor, property, rounds);
        const Money rent = rent_in(game, property, game.houses[property], whole, counted);
        const int less = rent_percent(game, visitor, property) - term.percent;
        relief += rent * std::max(0, less) / 100;
        if (means and is_ruined_by(*means, rent_due(game, visitor, property)) and
            not is_ruined_by(*means, rent_of(game, property) * term.percent / 100))
            ruin += (means->money + means->estate) / 2 *
                    with_next_roll(game, visitor, property, std::min(rounds, soon)) / board_size;
    }
    return means ? relief + std::min(ruin, (means->money + means->estate) / 2) : relief;
}

Money cost_to_owner(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds) {
    return cost_of(game, visitor, owner, term, rounds, 1);
}

Money cost_to_visitor(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds) {
    return cost_of(game, visitor, owner, term, rounds, -1);
}

}  // namespace parlor::moneyloopy::computer
