#include "dominoes/mack/lines.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/digest.hpp"
#include "dominoes/mack/glance.hpp"
#include "dominoes/mack/winning.hpp"
#include "dominoes/play.hpp"

namespace parlor::dominoes {
namespace {

// How far a way that did worse is tried all the same.
constexpr double curiosity = 0.4;

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

// To a seat that takes the other for having any of the tiles it cannot see.
Play best_looking(const Game& game, const Choices& open) {
    if (open.plays.size() == 1) return open.plays.front();
    const Seat seat = *decider(game);
    const Tiles hand = game.players[seat].hand;
    const auto held = static_cast<std::size_t>(game.players[other(seat)].hand.count());
    const Hidden hidden = hidden_among(unseen_by(game, seat), held);
    return *std::ranges::max_element(open.plays, {}, [&](const Play& play) {
        return look_of(tile_of(play.laid), ends_then(game.layout, play), hand, hidden);
    });
}

}  // namespace

double Lines::after(Game game, const Play& play) {
    ShortList<Tried*, tile_count> taken;
    bool is_known = true;
    (void)dominoes::play(game, play, Tell{});
    while (std::holds_alternative<ToPlay>(game.phase)) {
        const Choices open = legal(game);
        Tried* way = nullptr;
        if (is_known and open.plays.size() > 1 and decider(game) == player_) {
            way = known_way(game, open);
            is_known = way != nullptr;
        }
        if (way != nullptr) {
            taken.push_back(way);
            (void)dominoes::play(game, way->play, Tell{});
        } else if (open.plays.empty()) {
            (void)dominoes::play(game, DrawTile{}, Tell{});
        } else {
            (void)dominoes::play(game, best_looking(game, open), Tell{});
        }
    }
    const double won = edge_of(game, player_);
    for (Tried* const way : taken) {
        ++way->times;
        way->won += won;
    }
    return won;
}

Lines::Tried* Lines::known_way(const Game& game, const Choices& open) {
    const auto [found, is_new] = crossings_.try_emplace(looks_of(game, player_));
    Crossing& crossing = found->second;
    if (is_new) {
        for (const Play& play : open.plays) crossing.ways.push_back({play});
        return nullptr;
    }
    const double interest = std::log(++crossing.times);
    const auto promise = [&](const Tried& way) {
        if (way.times == 0) return std::numeric_limits<double>::infinity();
        return way.won / way.times + curiosity * std::sqrt(interest / way.times);
    };
    return &*std::ranges::max_element(crossing.ways, {}, promise);
}

}  // namespace parlor::dominoes
