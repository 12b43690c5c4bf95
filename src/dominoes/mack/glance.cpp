#include "dominoes/mack/glance.hpp"

#include <algorithm>

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {
namespace {

constexpr double spot_played = 0.1;
constexpr double possible_answer = 0.7;  // lost by each tile that the other may answer with

}  // namespace

double look_of(Tile tile, const Ends& then, Tiles unseen) {
    const Tiles answers = unseen & tiles_with_any(exposed_numbers(then));
    return scored_by(count_of(then)).count + spot_played * spots_of(tile).count -
           possible_answer * answers.count();
}

Play best_looking(const Game& game, const Choices& open) {
    if (open.plays.size() == 1) return open.plays.front();
    const Tiles unseen = unseen_by(game, *decider(game));
    return *std::ranges::max_element(open.plays, {}, [&](const Play& play) {
        return look_of(tile_of(play.laid), ends_then(game.layout, play), unseen);
    });
}

}  // namespace parlor::dominoes
