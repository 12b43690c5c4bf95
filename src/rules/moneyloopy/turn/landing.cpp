#include "rules/moneyloopy/turn/landing.hpp"

#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/deal/promises.hpp"
#include "rules/moneyloopy/estate/rent.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/payment.hpp"
#include "rules/moneyloopy/turn/square.hpp"

namespace parlor::moneyloopy {
namespace {

void demand(Draft& draft, Seat to, Money sum, Why why, SafeCard safe_card) {
    draft.game.phase = ToPay{{draft.game.turn, to, sum, why}, safe_card};
}

void ask_rent(Draft& draft, Square property, Seat owner) {
    const Money rent = rent_due(draft.game, draft.game.turn, property);
    const bool is_safe = not has_hotel(draft.game, property);
    if (rent > 0_cash)
        demand(draft, owner, rent, Why::Rent, is_safe ? SafeCard::Cancels : SafeCard::DoesNotHelp);
    draft.tell(told::RentDue{draft.game.turn, owner, property, rent});
}

void visit_property(Draft& draft, Square property) {
    const Seat owner = owner_of(draft.game, property);
    if (owner == draft.game.turn) return;
    if (owner != bank) return ask_rent(draft, property, owner);
    draft.game.phase = ToBuy{};
    draft.tell(told::ForSale{draft.game.turn, property, property_price});
}

void lose_safe_cards(Draft& draft) {
    int& cards = draft.mover().safe_cards;
    if (cards == 0) return;
    cards = 0;
    draft.tell(told::SafeCards{draft.game.turn, 0});
}

void offer(Draft& draft) { draft.game.phase = ToChoose{}; }

void offer_unless_empty(Draft& draft, board::Squares properties) {
    if (not properties.empty()) offer(draft);
}

// A player whose safe cards go to another player buys one unasked, if possible; the rest are asked
// (L-8.2).
void visit_chest(Draft& draft) {
    offer(draft);
    if (cards_owed_by(draft.game, draft.game.turn) and may_buy_safe_card(draft.game) == played)
        buy_safe_card(draft);
}

}  // namespace

bool makes_offers(Place place) {
    switch (place) {
        case Place::Chest:
        case Place::Chance:
        case Place::Station:
        case Place::ShortLine:
        case Place::WaterWorks:
        case Place::ElectricCompany: return true;
        case Place::Go:
        case Place::Property:
        case Place::Tollbooth:
        case Place::IncomeTax:
        case Place::LuxuryTax: return false;
    }
    return false;
}

void land(Draft& draft) {
    const Square here = draft.mover().at;
    draft.tell(told::Landed{draft.game.turn, here});
    recall_promises_at(draft, here);
    draft.game.phase = ToEnd{};
    switch (place_under(draft.game, draft.game.turn)) {
        case Place::Go:
        case Place::Tollbooth: return;
        case Place::Property: return visit_property(draft, here);
        case Place::IncomeTax: return demand(draft, bank, income_tax, Why::Tax, SafeCard::Cancels);
        case Place::LuxuryTax: return lose_safe_cards(draft);
        case Place::Chest: return visit_chest(draft);
        case Place::Chance:
        case Place::Station:
        case Place::ShortLine: return offer(draft);
        case Place::WaterWorks:
            return offer_unless_empty(draft, draft.game.properties[draft.game.turn]);
        case Place::ElectricCompany:
            return offer_unless_empty(draft, owned_by_others(draft.game, draft.game.turn));
    }
}

}  // namespace parlor::moneyloopy
