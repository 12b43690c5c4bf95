// The outcome of a game of Moneyloopy.
//
// Source:  U-7.7, L-1.3, L-1.4.
// Choices: the winners share the first place; the other players follow by wealth, and equal players
//          share a place; bankrupt players have no wealth, and come last.
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"

namespace parlor::moneyloopy {
namespace {

int place_of(const Game& game, Seat seat) {
    int place = 1;
    for (const Seat other : everybody(game))
        if (wealth_of(game, other) > wealth_of(game, seat)) ++place;
    return place;
}

}  // namespace

Outcome Moneyloopy::outcome(const Setup& setup, const Position& position) {
    Outcome outcome{"moneyloopy", setup.edition->board.id, round_of(position), {}};
    for (const Seat seat : everybody(position))
        outcome.players.push_back({sitter_at(setup, seat).name,
                                   std::nullopt,
                                   place_of(position, seat),
                                   wealth_of(position, seat).amount});
    return outcome;
}

}  // namespace parlor::moneyloopy
