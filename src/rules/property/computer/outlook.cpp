#include "rules/property/computer/outlook.hpp"

#include <algorithm>
#include <cmath>

#include "rules/board/mortgage.hpp"
#include "rules/property/computer/horizon.hpp"
#include "rules/property/computer/sight.hpp"
#include "rules/property/estate/rent.hpp"

namespace parlor::property::computer {
namespace {

constexpr int usual_houses = 3;
constexpr double usual_throw = 7;
constexpr double kept_in_hand = 100;

double dollars(Money sum) { return sum.amount; }

// Computes the traits, group by group, in dollars per roll.
class Survey {
public:
    explicit Survey(const OpenGame& game) : game_{game}, in_{players_in(game)} {
        for (const Seat seat : in_) find_rents(seat);
    }

    [[nodiscard]] Traits traits_of(Seat seat) {
        const Player& player = game_.players[seat];
        const double money = dollars(player.money - owed_by(game_, seat));
        const double others = in_.count() - 1;
        const double early = static_cast<double>(game_.deeds[bank].count()) / board().deeds.count();
        double mortgages = 0, houses = 0;
        estate(seat, mortgages, houses);
        const double income = income_[seat] * others;
        const double budget = money - kept_in_hand + spare_mortgages(seat);
        const double prospect = (income_[seat] + gain_by_building(seat, budget)) * others;
        Traits traits;
        traits[Trait::Money] = std::sqrt(std::max(0.0, money)) / 10;
        traits[Trait::Hundreds] = money / 1000;
        traits[Trait::Income] = income / 100;
        traits[Trait::IncomeRoot] = std::sqrt(income) / 10;
        traits[Trait::Prospect] = prospect / 100;
        traits[Trait::ProspectRoot] = std::sqrt(prospect) / 10;
        traits[Trait::Deeds] = mortgages / 1000;
        traits[Trait::Houses] = houses / 1000;
        count_groups(seat, traits, others);
        count_dangers(seat, traits, money, mortgages + houses);
        traits[Trait::EarlyMoney] = early * money / 1000;
        traits[Trait::EarlyDeeds] = early * mortgages / 1000;
        return traits;
    }

private:
    [[nodiscard]] const board::Board& board() const { return game_.board(); }
    [[nodiscard]] double visits(Square square) const { return game_.edition->visits[square]; }

    void find_rents(Seat seat) {
        for (const board::Group group : all_groups) {
            const board::Squares all = board().groups[group], own = all & game_.deeds[seat];
            if (own.empty()) continue;
            for (const Square square : own - game_.mortgaged) {
                const double rent = rent_of(square, own, own == all);
                rents_[square] = rent;
                income_[seat] += visits(square) * rent;
            }
        }
    }

    [[nodiscard]] double rent_of(Square square, board::Squares own, bool is_whole) const {
        const board::Spot& deed = board().at(square);
        if (deed.kind == board::Kind::Station)
            return dollars(deed.rents[static_cast<std::size_t>(own.count() - 1)]);
        if (deed.kind == board::Kind::Utility) return is_whole ? usual_throw * 10 : usual_throw * 4;
        const int houses = game_.houses[square];
        const double rent = dollars(deed.rents[static_cast<std::size_t>(houses)]);
        return is_whole and houses == 0 and earns_double(game_, own) ? rent * 2 : rent;
    }

    void estate(Seat seat, double& mortgages, double& houses) const {
        for (const Square square : game_.deeds[seat]) {
            const board::Spot& deed = board().at(square);
            if (not game_.mortgaged.contains(square)) mortgages += dollars(deed.mortgage);
            houses += game_.houses[square] * dollars(deed.house_cost) / 2;
        }
    }

    [[nodiscard]] double spare_mortgages(Seat seat) const {
        double sum = 0;
        for (const board::Group group : all_groups) {
            const board::Squares all = board().groups[group];
            if (game_.deeds[seat].contains_all(all)) continue;
            for (const Square square : (all & game_.deeds[seat]) - game_.mortgaged)
                sum += dollars(board().at(square).mortgage);
        }
        return sum;
    }

    // The earnings of a complete group per roll, with every street at this level.
    [[nodiscard]] double earns(board::Squares group, int level) const {
        double sum = 0;
        for (const Square square : group) {
            const double rent = dollars(board().at(square).rents[static_cast<std::size_t>(level)]);
            sum += visits(square) * (level == 0 ? rent * 2 : rent);
        }
        return sum;
    }
    [[nodiscard]] double cost_of_level(board::Squares group) const {
        return dollars(board().at(group.first()).house_cost) * group.count();
    }

    struct Site {
        board::Squares group;
        int level = 0;
        double earned = 0, paid = 0;
    };

    // The earnings gained by spending `budget` on houses, level by level where they pay best.
    [[nodiscard]] double gain_by_building(Seat seat, double budget) const {
        ShortList<Site, board::group_count> sites;
        for (const board::Group group : all_groups) {
            const board::Squares all = board().groups[group];
            if (all.empty() or board().at(all.first()).kind != board::Kind::Street) continue;
            if (not game_.deeds[seat].contains_all(all)) continue;
            Site site{all};
            for (const Square square : all) {
                site.level = std::max<int>(site.level, game_.houses[square]);
                if (game_.mortgaged.contains(square))
                    budget -= dollars(board::repay_cost(board().at(square)));
            }
            site.earned = earns(all, site.level);
            sites.push_back(site);
        }
        double gain = 0;
        while (not sites.empty()) {
            Site* best = nullptr;
            double best_rate = 0;
            for (Site& site : sites) {
                if (site.level == board::hotel or cost_of_level(site.group) > budget) continue;
                const double rate =
                    (earns(site.group, site.level + 1) - site.earned) / cost_of_level(site.group);
                if (rate > best_rate) best = &site, best_rate = rate;
            }
            if (best == nullptr) break;
            budget -= cost_of_level(best->group);
            gain += best_rate * cost_of_level(best->group);
            best->earned = earns(best->group, ++best->level);
        }
        return gain;
    }

    void count_groups(Seat seat, Traits& traits, double others) const {
        for (const board::Group group : all_groups) {
            const board::Squares all = board().groups[group], own = all & game_.deeds[seat];
            if (own.empty() or own == all or board().at(all.first()).kind != board::Kind::Street)
                continue;
            const double worth = earns(all, usual_houses) * others / 100;
            const board::Squares rest = all - own;
            if (rest.count() == 1) {
                const bool is_free = game_.deeds[bank].contains_all(rest);
                traits[is_free ? Trait::NearlyBank : Trait::NearlyOther] += worth;
            }
            for (const Seat other : in_)
                if (other != seat and game_.deeds[other].contains_all(rest))
                    traits[Trait::Blocks] += worth;
        }
    }

    void count_dangers(Seat seat, Traits& traits, double money, double equity) const {
        double exposure = 0, squeeze = 0, ruin = 0;
        for (const Seat other : in_) {
            if (other == seat) continue;
            for (const Square square : game_.deeds[other] - game_.mortgaged) {
                const double often = visits(square), rent = rents_[square];
                exposure += often * rent;
                squeeze += often * std::max(0.0, rent - std::max(0.0, money));
                ruin += often * std::max(0.0, rent - std::max(0.0, money) - equity);
            }
        }
        traits[Trait::Exposure] = exposure / 100;
        traits[Trait::Squeeze] = squeeze / 100;
        traits[Trait::Ruin] = ruin / 100;
    }

    const OpenGame& game_;
    Seats in_;
    Per<Square, double, board::most_squares> rents_;
    Per<Seat, double, max_seats + 1> income_;  // per roll of one other player
};

// In the order of `Trait`.
constexpr std::array<double, trait_count> weights{0.128,
                                                  0.034,
                                                  -0.585,
                                                  1.615,
                                                  -0.453,
                                                  3.296,
                                                  0.419,
                                                  0.720,
                                                  0.157,
                                                  0.021,
                                                  0.041,
                                                  -0.726,
                                                  -0.177,
                                                  -1.223,
                                                  1.940,
                                                  0.321};

double score_of(const Traits& traits) {
    double score = 0;
    for (std::size_t i = 0; i < trait_count; ++i) score += weights[i] * traits[Trait(i)];
    return score;
}

// The wealth that is expected when so many rounds more are over, with nothing else bought or built.
double wealth_at_end(const OpenGame& game, Seat seat, const Traits& traits, double rounds) {
    constexpr double rolls_of_a_turn = 1.17, hundred = 100;
    const double gain = (traits[Trait::Income] - traits[Trait::Exposure]) * hundred;
    return dollars(wealth_of(game, seat)) + rounds * rolls_of_a_turn * gain;
}

// How far wealth strays from what is expected: the dice of a round by some 200 dollars.
double spread(double rounds) { return 60 + 160 * std::sqrt(rounds); }

// The scores as parts of 1.
Outlook shares(const OpenGame& game, const Per<Seat, double, max_seats + 1>& scores) {
    Outlook outlook;
    double sum = 0;
    for (const Seat seat : players_in(game)) sum += outlook[seat] = std::exp(scores[seat]);
    for (const Seat seat : players_in(game)) outlook[seat] /= sum;
    return outlook;
}

}  // namespace

Per<Seat, Traits, max_seats + 1> traits_in(const OpenGame& game) {
    Per<Seat, Traits, max_seats + 1> traits;
    Survey survey{game};
    for (const Seat seat : players_in(game)) traits[seat] = survey.traits_of(seat);
    return traits;
}

Outlook outlook_in(const OpenGame& game) {
    const auto traits = traits_in(game);
    const double left = rounds_left(game), future = future_in(game);
    Per<Seat, double, max_seats + 1> scores;
    for (const Seat seat : players_in(game))
        scores[seat] = future * score_of(traits[seat]) +
                       (1 - future) * wealth_at_end(game, seat, traits[seat], left) / spread(left);
    return shares(game, scores);
}

}  // namespace parlor::property::computer
