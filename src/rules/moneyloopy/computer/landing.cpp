#include "rules/moneyloopy/computer/landing.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/estate/rent.hpp"
#include "rules/moneyloopy/turn/square.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money chest_offer = 50_cash, centre_offer = 300_cash;

bool leaves_a_dollar(Money money, Money sum) { return money - sum >= last_dollar; }

// A player who cannot pay loses everything.
Money ruin(const Sight& my, Money money) { return money + estate_worth(my.game, my.properties()); }

Money demand_worth(const Sight& my, Money sum, Money money, bool is_safe) {
    const Money card = card_worth(my.game, my.safe_cards() - 1);
    if (is_safe and my.safe_cards() > 0 and card < sum) return 0_cash - card;
    return 0_cash - (leaves_a_dollar(money, sum) ? sum : ruin(my, money));
}

Money property_offer(const Sight& my, Square property, Money money) {
    if (not leaves_a_dollar(money, property_price)) return 0_cash;
    return std::max(0_cash, worth_with_rivals(my.game, my.me, property) - property_price);
}

Money visit_worth(const Sight& my, Square property, Money money) {
    const Seat owner = owner_of(my.game, property);
    if (owner == my.me) return 0_cash;
    if (owner == bank) return property_offer(my, property, money);
    const Money rent = rent_due(my.game, my.me, property);
    return demand_worth(my, rent, money, not has_hotel(my.game, property));
}

Money gain_of(const std::optional<Pick>& pick) { return pick ? pick->gain : 0_cash; }

// The chance of a roll of the dice, out of 36.
int chances_of(int pips) { return 6 - std::abs(7 - pips); }

}  // namespace

Money landing_worth(const Sight& my, Square square, Money money) {
    switch (my.game.edition->places[square]) {
        case Place::Property: return visit_worth(my, square, money);
        case Place::IncomeTax: return demand_worth(my, income_tax, money, true);
        case Place::LuxuryTax: return card_worth(my.game, 0) * -my.safe_cards();
        case Place::Chest: return chest_offer;
        case Place::ShortLine: return centre_offer;
        case Place::ElectricCompany: return gain_of(best_to_take(my, money));
        case Place::WaterWorks: return gain_of(best_to_sell(my));
        case Place::Go:
        case Place::Tollbooth:
        case Place::Chance:
        case Place::Station: return 0_cash;
    }
    return 0_cash;
}

Money rents_ahead(const Sight& my, Square square) {
    Money rents;
    for (int pips = 2; pips <= 12; ++pips) {
        const auto there = Square((number(square) + pips) % my.board().size);
        if (not my.game.edition->properties.contains(there)) continue;
        const Seat owner = owner_of(my.game, there);
        if (owner == my.me or owner == bank) continue;
        rents += rent_due(my.game, my.me, there) * chances_of(pips);
    }
    return rents / 36;
}

Money standing_worth(const Sight& my, Square square) {
    const int steps = my.board().size - number(square);
    const Money rents = rents_ahead(my, square);
    if (number(square) == 0 or rounds_left(my.game) * 7 < steps) return 0_cash - rents;
    Money tolls, all_tolls;
    for (const Square booth : my.game.edition->tollbooths) {
        const Money toll = toll_of(booth_at(my.board(), booth));
        all_tolls += toll;
        if (booth > square) tolls += toll;
    }
    const Money salary = my.game.rules.salary;
    const Money usual = (salary - all_tolls) * steps / my.board().size;
    return salary - tolls - usual - rents;
}

Money worth_of_taking(const OpenGame& game, Seat seat, Square property) {
    const int others = players_in(game).count() - 1;
    const Seat owner = owner_of(game, property);
    return worth_to(game, seat, property) + worth_to(game, owner, property) / others;
}

std::optional<Pick> best_to_take(const Sight& my, Money money) {
    std::optional<Pick> best;
    for (const Square property : owned_by_others(my.game, my.me)) {
        const Money price = price_to_take(my.game, property);
        const Money gain = worth_of_taking(my.game, my.me, property) - price;
        if (leaves_a_dollar(money, price) and gain > (best ? best->gain : 0_cash))
            best = Pick{property, gain};
    }
    return best;
}

std::optional<Pick> best_to_sell(const Sight& my) {
    std::optional<Pick> best;
    for (const Square property : my.properties()) {
        const Money gain = bank_buys_for - worth_to(my.game, my.me, property);
        if (gain > (best ? best->gain : 0_cash)) best = Pick{property, gain};
    }
    return best;
}

}  // namespace parlor::moneyloopy::computer
