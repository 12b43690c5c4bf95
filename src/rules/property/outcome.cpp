// The outcome of a property game.
//
// Source: U-7.7, U-10.5.
#include "rules/property/figures/standings.hpp"
#include "rules/property/property.hpp"

namespace parlor::property {

Outcome Property::outcome(const Setup& setup, const Position& position) {
    Outcome outcome{setup.game_id, setup.edition->board.id, position.round, {}};
    for (int n = 1; n <= position.seats; ++n) {
        const auto seat = Seat(n);
        outcome.players.push_back({sitter_at(setup, position, seat).name,
                                   computer_level(setup, position, seat),
                                   place_of(position, seat).value(),
                                   final_wealth_of(position, seat).amount});
    }
    return outcome;
}

}  // namespace parlor::property
