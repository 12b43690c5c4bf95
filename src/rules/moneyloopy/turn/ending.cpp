#include "rules/moneyloopy/turn/ending.hpp"

#include <algorithm>

#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy {

void finish(Draft& draft, Seats winners, OverHow how) {
    Game& game = draft.game;
    game.over = how;
    game.winners = winners;
    game.phase = Over{};
    game.lots = {};
    draft.tell(told::GameOver{winners, how});
}

Seats wealthiest(const Game& game) {
    Money most;
    Seats winners;
    for (const Seat seat : players_in(game)) {
        const Money wealth = wealth_of(game, seat);
        if (wealth > most) winners = {};
        if (wealth >= most) winners.insert(seat);
        most = std::max(most, wealth);
    }
    return winners;
}

}  // namespace parlor::moneyloopy
