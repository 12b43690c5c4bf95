#include "dominoes/mack/lines.hpp"

#include <algorithm>
#include <cmath>

#include "base/digest.hpp"
#include "dominoes/mack/appeal.hpp"
#include "dominoes/mack/glance.hpp"
#include "dominoes/mack/greed.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/mack/prospect.hpp"
#include "dominoes/mack/ways.hpp"
#include "dominoes/play.hpp"

namespace parlor::dominoes {
namespace {

// The exploration constant of UCT: how often plays that did worse are tried again.
constexpr double curiosity = 0.4;
// A play that looks worse at a glance has a handicap, which shrinks as the play is tried more
// often. Found by series against `sparring:60,7` (docs/computers.md).
constexpr double look_counts = 0.02;
constexpr double untried = 1'000;  // more than any play that was tried has

std::uint64_t looks_of(const Game& game, Seat player) {
    const Tiles unseen = unseen_by(game, player);
    Digest looks;
    looks.fold(game.players[player].hand.bits(), unseen.bits(), game.boneyard.size());
    for (const End end : all_ends) {
        const Exposed exposed = game.layout.ends.at[end];
        looks.fold(exposed.what, exposed.number);
    }
    for (const Seat seat : both_seats) looks.fold(game.players[seat].score.count);
    return looks.value();
}

using Plays = ShortList<Play, tile_count>;

// Every play names its end, so that `play` does not have to look for it.
Plays plays_in(const Game& game) {
    Plays plays;
    each_way(game.layout.ends, game.players[*decider(game)].hand, [&](Laid laid, End end) {
        plays.push_back({laid, end});
    });
    return plays;
}

template <class Judge>
Play best_of(const Game& game, const Plays& plays, Judge judge) {
    if (plays.size() == 1) return plays.front();
    const Tiles hand = game.players[*decider(game)].hand;
    return *std::ranges::max_element(plays, {}, [&](const Play& play) {
        const Ends then = ends_after(game.layout.ends, play.laid, *play.end);
        return judge(play.laid, then, hand);
    });
}

// For a seat that assumes any unseen tile in the opponent's hand.
Hidden hidden_from_mover(const Game& game) {
    const Seat seat = *decider(game);
    const auto held = static_cast<std::size_t>(game.players[other(seat)].hand.count());
    return hidden_among(unseen_by(game, seat), held);
}

Play best_looking(const Game& game, const Plays& plays) {
    const Hidden hidden = hidden_from_mover(game);
    return best_of(game, plays, [&](Laid laid, const Ends& then, Tiles hand) {
        return look_of(tile_of(laid), then, hand, hidden);
    });
}

Play worthiest(const Game& game, const Plays& plays) {
    const Hidden hidden = hidden_from_mover(game);
    return best_of(game, plays, [&](Laid laid, const Ends& then, Tiles hand) {
        return worth(tile_of(laid), then, hand, hidden);
    });
}

Play most_appealing(const Game& game, const Plays& plays) {
    const Hidden hidden = hidden_from_mover(game);
    return best_of(game, plays, [&](Laid laid, const Ends& then, Tiles hand) {
        return appeal_of(laid, then, hand, hidden);
    });
}

Play greediest(const Game& game, const Plays& plays) {
    return best_of(game, plays, [](Laid laid, const Ends& then, Tiles hand) {
        return greed_for(tile_of(laid), then, hand);
    });
}

Play expected(Manner manner, const Game& game, const Plays& plays) {
    switch (manner) {
        case Manner::Greedy: return greediest(game, plays);
        case Manner::Searching: return most_appealing(game, plays);
        case Manner::Weighing: return worthiest(game, plays);
        case Manner::Wayward: return best_looking(game, plays);
    }
    return plays.front();
}

}  // namespace

LineEnd Lines::after(Game game, const Play& play, Manner others) {
    const Points lead_before = lead_of(game, player_);
    ShortList<Tried*, tile_count> taken;
    bool is_known = true;
    (void)dominoes::play(game, play, Tell{});
    while (std::holds_alternative<ToPlay>(game.phase)) {
        const Plays plays = plays_in(game);
        Tried* way = nullptr;
        if (is_known and plays.size() > 1 and decider(game) == player_) {
            way = known_way(game, plays);
            is_known = way != nullptr;
        }
        if (way != nullptr) {
            taken.push_back(way);
            (void)dominoes::play(game, way->play, Tell{});
        } else if (plays.empty()) {
            (void)dominoes::play(game, DrawTile{}, Tell{});
        } else {
            const bool is_own = decider(game) == player_;
            (void)dominoes::play(
                game, is_own ? best_looking(game, plays) : expected(others, game, plays), Tell{});
        }
    }
    const double won = edge_of(game, player_);
    for (Tried* const way : taken) {
        ++way->times;
        way->won += won;
    }
    return {won, lead_of(game, player_) - lead_before};
}

std::vector<Lines::Tried> Lines::untried_ways(const Game& game,
                                              const ShortList<Play, tile_count>& plays) {
    const Hidden hidden = hidden_from_mover(game);
    const Tiles hand = game.players[player_].hand;
    std::vector<Tried> ways;
    double best = -untried;
    for (const Play& play : plays) {
        const Ends then = ends_after(game.layout.ends, play.laid, *play.end);
        ways.push_back({play, look_of(tile_of(play.laid), then, hand, hidden)});
        best = std::max(best, ways.back().look);
    }
    for (Tried& way : ways) way.look -= best;
    return ways;
}

Lines::Tried* Lines::known_way(const Game& game, const ShortList<Play, tile_count>& plays) {
    const auto [found, is_new] = crossings_.try_emplace(looks_of(game, player_));
    Crossing& crossing = found->second;
    if (is_new) {
        crossing.ways = untried_ways(game, plays);
        return nullptr;
    }
    const double interest = std::log(++crossing.times);
    const auto promise = [&](const Tried& way) {
        if (way.times == 0) return untried + way.look;
        return (way.won + look_counts * way.look) / way.times +
               curiosity * std::sqrt(interest / way.times);
    };
    return &*std::ranges::max_element(crossing.ways, {}, promise);
}

}  // namespace parlor::dominoes
