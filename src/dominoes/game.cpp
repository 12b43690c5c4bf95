#include "dominoes/game.hpp"

#include "base/match.hpp"

namespace parlor::dominoes {

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
