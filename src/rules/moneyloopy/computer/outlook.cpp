#include "rules/moneyloopy/computer/outlook.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr int most_turns = 20;  // looked ahead

float as_float(Money sum) { return static_cast<float>(sum.amount); }
Money as_money(float sum) { return Money{static_cast<int>(sum)}; }

int turns_left(const Sight& my) {
    return rounds_left(my.game) - (is_to_begin(my.game, my.me) ? 0 : 1);
}

// The chance of a roll of the dice.
float chance_of(int pips) { return static_cast<float>(6 - std::abs(7 - pips)) / 36; }

Hope after_stop(const Stop& stop, const Hopes& standing, float money) {
    const Hope left = standing.at(money - as_float(stop.demanded));
    if (stop.worth == 0_cash) return left;
    Hope taken = standing.at(money - as_float(stop.price));
    taken.sum += taken.chance * as_float(stop.worth);
    return taken.sum > left.sum ? taken : left;
}

}  // namespace

Outlook::Outlook(const Sight& my)
    : size_{my.board().size},
      salary_{(my.game.rules.salary.amount + 50) / 100},
      stops_{stops_of(my)} {
    const float estate = as_float(estate_worth(my.game, my.properties()));
    for (int i = 0; i < size_; ++i)
        for (std::size_t j = 0; j < Hopes::count; ++j)
            standing_[Square(i)].set(j, {Hopes::money_at(j) + estate, 1});
    for (const Square booth : my.game.edition->tollbooths) {
        const Booth which = booth_at(my.board(), booth);
        crossings_.push_back({booth, never_passes(my.game, my.me, which) ? 0 : number(which), {}});
    }
    for (int i = 0; i < size_; ++i)
        for (int steps = 0; steps <= most_steps; ++steps)
            routes_[Square(i)][static_cast<std::size_t>(steps)] = route(Square(i), steps);
    for (int left = std::min(turns_left(my), most_turns); left > 0; --left) play_turn();
}

Outlook::Route Outlook::route(Square from, int steps) const {
    Route route;
    for (int step = 1; step <= steps; ++step) {
        route.end = Square((number(from) + step) % size_);
        route.passes_go = route.passes_go or route.end == board::go;
        for (std::size_t i = 0; i < crossings_.size(); ++i)
            if (crossings_[i].booth == route.end) {
                route.crossing = static_cast<int>(i);
                route.left = steps - step;
                return route;
            }
    }
    if (steps == 0) route.end = from;
    return route;
}

void Outlook::play_turn() {
    for (int i = 0; i < size_; ++i)
        for (std::size_t j = 0; j < Hopes::count; ++j)
            landed_[Square(i)].set(
                j, after_stop(stops_[Square(i)], standing_[Square(i)], Hopes::money_at(j)));
    for (int left = 0; left < most_steps; ++left) cross(left);
    for (int i = 0; i < size_; ++i) {
        standing_[Square(i)] = {};
        for (int pips = 2; pips <= 12; ++pips)
            add_way(standing_[Square(i)],
                    routes_[Square(i)][static_cast<std::size_t>(pips)],
                    chance_of(pips));
    }
}

// The steps that are left may lead to another tollbooth, with fewer steps left.
void Outlook::cross(int left) {
    const auto steps = static_cast<std::size_t>(left);
    Hopes looped;
    add_way(looped, routes_[board::go][steps], 1);
    for (Crossing& crossing : crossings_) {
        crossing.crossed[steps] = looped;
        if (crossing.toll == 0) continue;
        Hopes beyond;
        add_way(beyond, routes_[crossing.booth][steps], 1);
        crossing.crossed[steps].take_better(beyond, crossing.toll);
    }
}

void Outlook::add_way(Hopes& all, const Route& route, float share) const {
    const int hundreds = route.passes_go ? salary_ : 0;
    if (route.crossing == none) return all.add(landed_[route.end], hundreds, share);
    const Crossing& crossing = crossings_[static_cast<std::size_t>(route.crossing)];
    all.add(crossing.crossed[static_cast<std::size_t>(route.left)], hundreds, share);
}

Money Outlook::at(Square square, Money money, Money worth) const {
    const Hope hope = standing_[square].at(as_float(money));
    return as_money(hope.sum + hope.chance * as_float(worth));
}

Money Outlook::landing(Square square, Money money) const {
    return as_money(after_stop(stops_[square], standing_[square], as_float(money)).sum);
}

}  // namespace parlor::moneyloopy::computer
