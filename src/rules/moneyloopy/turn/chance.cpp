#include "rules/moneyloopy/turn/chance.hpp"

namespace parlor::moneyloopy {

bool asks_for_dice(const Game& game) { return std::holds_alternative<Rolling>(game.phase); }

bool is_chance(const Action& action) {
    return std::holds_alternative<Thrown>(action) or std::holds_alternative<Die>(action);
}

Action answer_chance(const Game& game, Draw draw) {
    const int first = draw(6) + 1;
    if (asks_for_dice(game)) return Thrown{{first, draw(6) + 1}};
    return Die{first};
}

}  // namespace parlor::moneyloopy
