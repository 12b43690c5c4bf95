#include "rules/moneyloopy/estate/standings.hpp"

#include <utility>

#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy {
namespace {

// Players still in come before those who are out, of whom the last to leave comes first.
std::pair<int, Money> standing_of(const Game& game, Seat seat) {
    const Player& player = game.players[seat];
    if (player.out) return {player.left_as, 0_cash};
    return {game.seats, wealth_of(game, seat)};
}

}  // namespace

int place_of(const Game& game, Seat seat) {
    int place = 1;
    for (const Seat other : everybody(game))
        if (standing_of(game, other) > standing_of(game, seat)) ++place;
    return place;
}

}  // namespace parlor::moneyloopy
