#include "dominoes/view.hpp"

namespace parlor::dominoes {
namespace {

bool is_hand_over(const Game& game) {
    const bool is_over =
        std::holds_alternative<ToDeal>(game.phase) or std::holds_alternative<Over>(game.phase);
    return is_over and game.layout.middle;
}

}  // namespace

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
            .winner = over ? std::optional{over->winner} : std::nullopt,
            .leftover = is_hand_over(game) ? std::optional{leftover_in(game)} : std::nullopt};
}

}  // namespace parlor::dominoes
