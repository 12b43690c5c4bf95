#include "dominoes/game.hpp"

#include "base/match.hpp"

namespace parlor::dominoes {

Leftover leftover_in(const Game& game) {
    Leftover left;
    for (const Seat seat : both_seats) left.hands[seat] = game.players[seat].hand;
    for (const Tile tile : game.boneyard) left.boneyard.insert(tile);
    return left;
}

std::optional<Seat> decider(const Game& game) {
    using Decider = std::optional<Seat>;
    return match(
        game.phase,
        [](ToDrawForDown) -> Decider { return chance; },
        [](ToDeal) -> Decider { return chance; },
        [](ToPlay phase) -> Decider { return phase.seat; },
        [](Over) -> Decider { return std::nullopt; });
}

}  // namespace parlor::dominoes
