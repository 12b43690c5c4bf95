#include "dominoes/mack/world.hpp"

namespace parlor::dominoes {

Game game_in(const World& world, const View& view) {
    Game game{.rules = view.rules,
              .boneyard = world.boneyard,
              .layout = view.layout,
              .hand_number = view.hand_number,
              .down = view.down,
              .down_tile = view.down_tile,
              .phase = ToPlay{view.seat}};
    game.players[view.seat] = {.hand = view.hand, .score = view.score};
    game.players[other(view.seat)] = {.hand = world.other_hand, .score = view.other_score};
    return game;
}

}  // namespace parlor::dominoes
