// The outcome of a game of Moneyloopy.
//
// Source:  U-7.7, L-1.3, L-1.4.
#include "rules/moneyloopy/estate/standings.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"

namespace parlor::moneyloopy {

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
