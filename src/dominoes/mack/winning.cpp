#include "dominoes/mack/winning.hpp"

#include <cmath>

namespace parlor::dominoes {
namespace {

constexpr double lead_counts = 1.15;
constexpr double down_counts = 5;
// The exponent of the points to go: a lead matters more when fewer points are left to win.
constexpr double to_go_counts = 0.8;

// Points come in fives: a player who lacks 1 point lacks 5.
Points to_go(const Game& game, Seat seat) {
    return {((game.rules.target - game.players[seat].score).count + 4) / 5 * 5};
}

double lead_of_down(const Game& game, Seat seat) {
    if (game.down == nobody) return 0;
    return game.down == seat ? down_counts : -down_counts;
}

}  // namespace

Points lead_of(const Game& game, Seat seat) {
    return game.players[seat].score - game.players[other(seat)].score;
}

double edge_of(const Game& game, Seat seat) {
    if (const auto* const over = std::get_if<Over>(&game.phase))
        return over->winner == seat ? 1 : -1;
    const Points left = to_go(game, seat) + to_go(game, other(seat));
    const double lead = lead_counts * lead_of(game, seat).count + lead_of_down(game, seat);
    return std::tanh(lead / std::pow(left.count, to_go_counts));
}

}  // namespace parlor::dominoes
