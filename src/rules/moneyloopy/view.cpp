#include "rules/moneyloopy/view.hpp"

namespace parlor::rules::moneyloopy {

std::optional<Money> money_seen(const Game& game, Seat viewer, Seat seat) {
    const bool is_open = game.rules.purses == Purses::Open or game.over != OverHow::NotOver;
    const bool decides_on_it = viewer == seat and game.decision.seat == seat;
    return is_open or decides_on_it ? std::optional{game.players[seat].money} : std::nullopt;
}

}  // namespace parlor::rules::moneyloopy
