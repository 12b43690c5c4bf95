#include "dominoes/view.hpp"

namespace parlor::dominoes {

View view_for(const Game& game, Seat seat) {
    const Player& player = game.players[seat];
    const Player& opponent = game.players[other(seat)];
    const auto* const over = std::get_if<Over>(&game.phase);
    const auto deciding = decider(game);
    return {.seat = seat,
            .rules = game.rules,
            .hand = player.hand,
            .other_count = static_cast<std::size_t>(opponent.hand.count()),
            .boneyard_count = game.boneyard.size(),
            .score = player.score,
            .other_score = opponent.score,
            .layout = game.layout,
            .history = game.history,
            .hand_number = game.hand_number,
            .down = game.down,
            .down_tile = game.down_tile,
            .decider = deciding,
            .choices = deciding == seat ? legal(game) : Choices{},
            .winner = over ? std::optional{over->winner} : std::nullopt};
}

}  // namespace parlor::dominoes
