#include "rules/property/figures/score.hpp"

#include <tuple>

#include "rules/property/estate/worth.hpp"

namespace parlor::property {
namespace {

using Points = std::array<int, 6>;  // for 0 to 4 houses and a hotel
inline constexpr std::array<Money, 4> cost_classes{50_cash, 100_cash, 150_cash, 200_cash};
inline constexpr std::array<Points, 4> improvement_points{Points{0, 1, 2, 5, 7, 15},
                                                          Points{0, 5, 15, 30, 40, 70},
                                                          Points{0, 10, 20, 50, 70, 100},
                                                          Points{0, 20, 35, 80, 110, 180}};

int points_for(const board::Spot& street, int houses) {
    std::size_t cost_class = 0;
    while (cost_class + 1 < cost_classes.size() and cost_classes[cost_class] < street.house_cost)
        ++cost_class;
    return improvement_points[cost_class][static_cast<std::size_t>(houses)];
}

int station_bonus(int stations) { return stations * (1 << stations) / 2; }

int group_points(const OpenGame& game, Seat seat) {
    const auto& groups = game.board().groups;
    int points = 0;
    for (std::size_t group = 0; group < board::group_count; ++group) {
        const int owned = (game.deeds[seat] & groups[board::Group(group)]).count();
        if (owned > 0) points += (owned - 1) * 2;
    }
    points += station_bonus((game.deeds[seat] & groups[board::Group::Stations]).count());
    points += (game.deeds[seat] & groups[board::Group::Utilities]).count();
    return points;
}

}  // namespace

int score_of(const OpenGame& game, Seat seat) {
    if (game.players[seat].out) return game.players[seat].last_score;
    int score = equity_of(game, seat).amount / 2 + game.players[seat].money.amount / 8;
    score += game.deeds[seat].count() + free_cards_of(game, seat) + group_points(game, seat);
    for (const Square square : game.deeds[seat])
        if (game.houses[square] > 0) score += points_for(spot(game, square), game.houses[square]);
    return score;
}

Seat leader_by_score(const OpenGame& game) {
    const auto standing = [&](Seat seat) {
        return std::tuple{score_of(game, seat), wealth_of(game, seat)};
    };
    Seat leader = players_in(game).first();
    for (const Seat seat : players_in(game))
        if (standing(seat) > standing(leader)) leader = seat;
    return leader;
}

}  // namespace parlor::property
