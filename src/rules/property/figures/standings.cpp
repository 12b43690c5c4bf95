#include "rules/property/figures/standings.hpp"

#include <tuple>

#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"

namespace parlor::property {
namespace {

// Whoever left later lasted longer, and players still in lasted longest.
int lasting_of(const OpenGame& game, Seat seat) {
    const Player& player = game.players[seat];
    return player.out ? player.left_as : game.seats;
}

std::tuple<Money, int> standing_by_wealth(const OpenGame& game, Seat seat) {
    return {final_wealth_of(game, seat), lasting_of(game, seat)};
}

// Without a leaderboard a score counts only while its player is in.
std::tuple<int, int, Money> standing_by_score(const OpenGame& game, Seat seat) {
    const int lasting = lasting_of(game, seat);
    if (game.players[seat].out) return {lasting, 0, 0_cash};
    return {lasting, score_of(game, seat), wealth_of(game, seat)};
}

// Equal players are in seat order.
template <class Standing>
int rank_by(Standing standing, const OpenGame& game, Seat seat) {
    const auto own = standing(game, seat);
    int rank = 1;
    for (int other = 1; other <= game.seats; ++other) {
        const auto others = standing(game, Seat(other));
        if (others > own or (others == own and Seat(other) < seat)) ++rank;
    }
    return rank;
}

int rank_of(const OpenGame& game, Seat seat) {
    return has_leaderboard(game.rules) ? rank_by(standing_by_wealth, game, seat)
                                       : rank_by(standing_by_score, game, seat);
}

}  // namespace

Money final_wealth_of(const OpenGame& game, Seat seat) {
    switch (game.players[seat].left) {
        case Departure::None: return wealth_of(game, seat);
        case Departure::Bankrupt: return 0_cash;
        case Departure::Flagged: return game.players[seat].recorded;
    }
    return 0_cash;
}

std::optional<int> place_of(const OpenGame& game, Seat seat) {
    return game.over == OverHow::NotOver ? std::nullopt : std::optional{rank_of(game, seat)};
}

Seat leader(const OpenGame& game) {
    Seat first{1};
    while (rank_of(game, first) > 1) first = Seat(number(first) + 1);
    return first;
}

}  // namespace parlor::property
