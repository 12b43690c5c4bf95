#include "dominoes/random_move.hpp"

#include "dominoes/chance.hpp"
#include "dominoes/legal.hpp"

namespace parlor::dominoes {

Action random_move(const Game& game, Draw draw) {
    if (decider(game) == chance) return answer_chance(game, draw);
    const Choices open = legal(game);
    if (open.redeal and draw(2) == 0) return AskForRedeal{};
    if (open.draw) return DrawTile{};
    if (open.pass) return Pass{};
    return open.plays[static_cast<std::size_t>(draw(static_cast<int>(open.plays.size())))];
}

}  // namespace parlor::dominoes
