#include "rules/property/turn/landing.hpp"

#include <algorithm>
#include <utility>

#include "rules/property/estate/rent.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/deck.hpp"
#include "rules/property/turn/gaol.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

void take_salary(Draft& draft, Seat seat) {
    const Ruleset& rules = draft.game.rules;
    const bool on_go = draft.player(seat).at == board::go;
    const int times = on_go and rules.go_landing == GoLanding::Double ? 2 : 1;
    const Money sum = bank_pays(draft, seat, rules.salary * times);
    draft.tell(told::Salary{seat, sum});
}

// The player who lands here takes the complete pot (C-9.2).
void take_pot(Draft& draft, Seat seat) {
    const Money pot = std::exchange(draft.game.pot, 0_cash);
    if (pot == 0_cash) return;
    Money& money = draft.player(seat).money;
    money = std::min(money + pot, board::most_money);
    draft.tell(told::PotTaken{seat, pot});
}

void charge_rent(Draft& draft, Seat visitor, Square square, Money rent) {
    const Seat owner = owner_of(draft.game, square);
    draft.tell(told::RentDue{visitor, owner, square, rent});
    demand(draft, visitor, owner, rent, Why::Rent);
}

void visit_deed(Draft& draft, Seat seat, Square square, RentTerms terms) {
    Game& game = draft.game;
    const Seat owner = owner_of(game, square);
    if (owner == bank) {
        game.phase = ToDecide{square};
        draft.tell(told::ForSale{seat, square, spot(game, square).price});
        return;
    }
    if (owner == seat or game.mortgaged.contains(square)) return;
    if (terms == RentTerms::TenTimesThrow) {
        game.question = RentThrow{square};
        return;
    }
    const int times = terms == RentTerms::DoubleStation ? 2 : 1;
    charge_rent(draft, seat, square, rent_due(game, square, game.dice) * times);
}

void turn_direction(Draft& draft) {
    draft.game.direction = opposite(draft.game.direction);
    draft.tell(told::Reversed{draft.game.direction});
}

void visit_chest(Draft& draft, Seat seat) {
    switch (draft.game.rules.chest_squares) {
        case ChestSquares::Cards: return draw_card(draft, seat, board::Deck::Chest);
        case ChestSquares::Reverse: return turn_direction(draft);  // M-4.1
    }
}

void land(Draft& draft, Seat seat, RentTerms terms) {
    const Square here = draft.player(seat).at;
    draft.tell(told::Landed{seat, here});
    draft.game.phase = Resolved{};
    switch (const board::Spot& spot = draft.board().at(here); spot.kind) {
        case board::Kind::Go:
        case board::Kind::Gaol: return;
        case board::Kind::Street:
        case board::Kind::Station:
        case board::Kind::Utility: return visit_deed(draft, seat, here, terms);
        case board::Kind::Tax: return demand(draft, seat, bank, spot.tax, Why::Tax);
        case board::Kind::Chest: return visit_chest(draft, seat);
        case board::Kind::Chance: return draw_card(draft, seat, board::Deck::Chance);
        case board::Kind::FreeParking: return take_pot(draft, seat);
        case board::Kind::GoToGaol: return send_to_gaol(draft, seat, GaoledWhy::Square);
    }
}

}  // namespace

void advance(Draft& draft, Seat seat, Pips steps, RentTerms terms) {
    Player& player = draft.player(seat);
    const Square from = player.at;
    const auto [to, reaches_go] = walk(draft.board(), from, steps, draft.game.direction);
    player.at = to;
    draft.tell(told::Moved{seat, from, to});
    if (reaches_go) take_salary(draft, seat);
    land(draft, seat, terms);
}

void advance_to(Draft& draft, Seat seat, Square square, RentTerms terms) {
    const Square from = draft.player(seat).at;
    advance(draft, seat, board::steps_to(draft.board(), from, square, draft.game.direction), terms);
}

void go_back(Draft& draft, Seat seat, Pips steps) {
    Player& player = draft.player(seat);
    const Square from = player.at;
    player.at = walk(draft.board(), from, steps, board::Direction::Back).to;
    draft.tell(told::Moved{seat, from, player.at});
    land(draft, seat, RentTerms::Plain);
}

void pay_thrown_rent(Draft& draft, Square square, Dice dice) {
    charge_rent(draft, draft.game.turn, square, Money{dice.total().count} * 10);
}

}  // namespace parlor::property
