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

bool can_be_shared(OverHow how) { return how == OverHow::Round or how == OverHow::Wealth; }

// What decides between players, the most important first: who has the wealth that wins; then wealth
// on a leaderboard; without one who is still in, and their score, or their wealth where the round or
// wealth has ended the game.
using Standing = std::tuple<bool, int, int, int>;

Standing standing_of(const OpenGame& game, Seat seat) {
    const bool has_enough = game.over == OverHow::Wealth and seat == game.turn;
    const int lasting = lasting_of(game, seat);
    const int wealth = final_wealth_of(game, seat).amount;
    if (has_leaderboard(game.rules)) return {has_enough, wealth, lasting, 0};
    if (game.players[seat].out) return {false, lasting, 0, 0};
    if (can_be_shared(game.over)) return {has_enough, lasting, wealth, 0};
    return {false, lasting, score_of(game, seat), wealth};
}

// Equal players share a place, or are in seat order.
int rank_of(const OpenGame& game, Seat seat) {
    const Standing own = standing_of(game, seat);
    int rank = 1;
    for (int n = 1; n <= game.seats; ++n) {
        const auto other = Seat(n);
        const Standing others = standing_of(game, other);
        const bool is_listed_before = other < seat and not can_be_shared(game.over);
        if (others > own or (others == own and is_listed_before)) ++rank;
    }
    return rank;
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

Seats in_first_place(const OpenGame& game) {
    Seats first;
    for (int seat = 1; seat <= game.seats; ++seat)
        if (rank_of(game, Seat(seat)) == 1) first.insert(Seat(seat));
    return first;
}

}  // namespace parlor::property
