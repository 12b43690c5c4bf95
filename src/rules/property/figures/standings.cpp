#include "rules/property/figures/standings.hpp"

#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"

namespace parlor::property {
namespace {

// Among players with equal wealth, later departures rank higher, and players still in rank highest.
int lasting_of(const OpenGame& game, Seat seat) {
    const Player& player = game.players[seat];
    return player.out ? player.left_as : game.seats;
}

bool is_ahead(const OpenGame& game, Seat one, Seat other) {
    const Money wealth = final_wealth_of(game, one), others = final_wealth_of(game, other);
    if (wealth != others) return wealth > others;
    const int lasting = lasting_of(game, one), others_lasting = lasting_of(game, other);
    if (lasting != others_lasting) return lasting > others_lasting;
    return one < other;
}

int rank_of(const OpenGame& game, Seat seat) {
    int rank = 1;
    for (int other = 1; other <= game.seats; ++other)
        if (is_ahead(game, Seat(other), seat)) ++rank;
    return rank;
}

}  // namespace

bool has_leaderboard(const Ruleset& rules) {
    return rules.standings == Standings::Leaderboard or rules.clocks == Clocks::Each;
}

Money final_wealth_of(const OpenGame& game, Seat seat) {
    switch (game.players[seat].left) {
        case Departure::None: return wealth_of(game, seat);
        case Departure::Bankrupt: return 0_cash;
        case Departure::Flagged: return game.players[seat].recorded;
    }
    return 0_cash;
}

std::optional<int> place_of(const OpenGame& game, Seat seat) {
    if (game.over == OverHow::NotOver or not has_leaderboard(game.rules)) return std::nullopt;
    return rank_of(game, seat);
}

Seat leader(const OpenGame& game) {
    if (not has_leaderboard(game.rules)) return leader_by_score(game);
    Seat first{1};
    while (rank_of(game, first) > 1) first = Seat(number(first) + 1);
    return first;
}

}  // namespace parlor::property
