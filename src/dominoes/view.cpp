#include "dominoes/view.hpp"

namespace parlor::dominoes {
namespace {

std::optional<Leftover> leftover_in(const Game& game, Seat seat) {
    const bool is_over =
        std::holds_alternative<ToDeal>(game.phase) or std::holds_alternative<Over>(game.phase);
    if (not is_over or not game.layout.middle) return std::nullopt;
    Leftover left{game.players[seat].hand, game.players[other(seat)].hand, {}};
    for (const Tile tile : game.boneyard) left.boneyard.insert(tile);
    return left;
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
            .leftover = leftover_in(game, seat)};
}

}  // namespace parlor::dominoes
