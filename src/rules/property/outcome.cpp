// The outcome of a property game.
//
// Source:  U-7.7, C-12, M-2.13.
// Choices: without a leaderboard the other players follow the winner by wealth; eliminated players
//          have no wealth, and share the last place.
#include "rules/property/figures/standings.hpp"
#include "rules/property/property.hpp"

namespace parlor::property {
namespace {

// The winner is ahead of players with the same wealth.
int place_by_wealth(const OpenGame& game, Seat seat) {
    if (seat == game.winner) return 1;
    const Money wealth = final_wealth_of(game, seat);
    int place = 1;
    for (int n = 1; n <= game.seats; ++n)
        if (Seat(n) == game.winner or final_wealth_of(game, Seat(n)) > wealth) ++place;
    return place;
}

}  // namespace

Outcome Property::outcome(const Setup& setup, const Position& position) {
    Outcome outcome{setup.game_id, setup.edition->board.id, position.round, {}};
    for (int n = 1; n <= position.seats; ++n) {
        const auto seat = Seat(n);
        outcome.players.push_back(
            {sitter_at(setup, position, seat).name,
             computer_level(setup, position, seat),
             place_of(position, seat).value_or(place_by_wealth(position, seat)),
             final_wealth_of(position, seat).amount});
    }
    return outcome;
}

}  // namespace parlor::property
