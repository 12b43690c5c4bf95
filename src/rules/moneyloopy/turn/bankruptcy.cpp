#include "rules/moneyloopy/turn/bankruptcy.hpp"

#include <utility>

#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/ending.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

void hand_back(Draft& draft, Seat seat) {
    Game& game = draft.game;
    game.lots = {std::exchange(game.properties[seat], {}), seat};
    game.properties[bank] |= game.lots.squares;
}

void go_out(Draft& draft, Seat seat) {
    const int in = players_in(draft.game).count();
    draft.player(seat) = {.at = draft.player(seat).at,
                          .out = true,
                          .left_as = static_cast<std::uint8_t>(draft.game.seats - in + 1)};
}

}  // namespace

void go_bankrupt(Draft& draft) {
    Debt debt = *debt_decided(draft.game);
    drop_debt(draft.game);
    debt.sum = draft.game.money[debt.from];  // all of it, down to the last dollar
    hand_over(draft, debt);
    hand_back(draft, debt.from);
    go_out(draft, debt.from);
    draft.tell(told::Eliminated{debt.from, debt.to});
    report_paid(draft, debt);
    end_deals_of(draft, debt.from);
    const Seats left = players_in(draft.game);
    if (left.has_one()) finish(draft, left, OverHow::Last);
}

}  // namespace parlor::moneyloopy
