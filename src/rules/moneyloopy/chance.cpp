#include "rules/moneyloopy/chance.hpp"

namespace parlor::rules::moneyloopy {

bool asks_for_dice(const Game& game) { return std::holds_alternative<Rolling>(game.phase); }

Action answer_chance(const Game& game, Draw draw) {
    const int first = draw(6) + 1;
    if (asks_for_dice(game)) return Thrown{{first, draw(6) + 1}};
    return Die{first};
}

}  // namespace parlor::rules::moneyloopy
