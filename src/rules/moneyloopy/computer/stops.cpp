#include "rules/moneyloopy/computer/stops.hpp"

#include "rules/moneyloopy/computer/landing.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/estate/rent.hpp"
#include "rules/moneyloopy/turn/square.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money centre_worth = 200_cash;  // a jump, including its money

Stop stop_at_property(const Sight& my, Square property) {
    const Seat owner = owner_of(my.game, property);
    if (owner == my.me) return {};
    if (owner != bank) return {.demanded = rent_due(my.game, my.me, property)};
    return {.price = property_price, .worth = worth_with_rivals(my.game, my.me, property)};
}

Stop taking(const Sight& my) {
    constexpr Money any_money = 1'000'000_cash;
    const auto pick = best_to_take(my, any_money);
    if (not pick) return {};
    const Money price = price_to_take(my.game, pick->property);
    return {.price = price, .worth = price + pick->gain};
}

Stop selling(const Sight& my) {
    const auto pick = best_to_sell(my);
    if (not pick) return {};
    return {.price = 0_cash - bank_buys_for, .worth = pick->gain - bank_buys_for};
}

}  // namespace

Stops stops_of(const Sight& my) {
    const Stop take = taking(my), sale = selling(my);
    const auto stop_at = [&](Square square) -> Stop {
        switch (my.game.edition->places[square]) {
            case Place::Property: return stop_at_property(my, square);
            case Place::IncomeTax: return {.demanded = income_tax};
            case Place::ShortLine: return {.worth = centre_worth};
            case Place::ElectricCompany: return take;
            case Place::WaterWorks: return sale;
            case Place::Go:
            case Place::Tollbooth:
            case Place::Chest:
            case Place::Chance:
            case Place::LuxuryTax:
            case Place::Station: return {};
        }
        return {};
    };
    Stops stops;
    for (int i = 0; i < my.board().size; ++i) stops[Square(i)] = stop_at(Square(i));
    return stops;
}

}  // namespace parlor::moneyloopy::computer
