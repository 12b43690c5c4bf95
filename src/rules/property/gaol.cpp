#include "rules/property/gaol.hpp"

#include "rules/property/landing.hpp"
#include "rules/property/payment.hpp"

namespace parlor::rules {

void send_to_gaol(Draft& draft, Seat seat, GaoledWhy why) {
    Player& player = draft.player(seat);
    player.at = draft.board().gaol;
    player.gaol_turn = 1;
    draft.game.rolls_again = false;
    draft.game.phase = Resolved{};
    draft.tell(told::Gaoled{seat, why});
}

void set_free(Draft& draft, Seat seat, FreedHow how) {
    draft.player(seat).gaol_turn = 0;
    draft.tell(told::Freed{seat, how});
}

void post_bail(Draft& draft, Seat seat) {
    demand(draft, seat, bank, bail_sum, Why::Bail);
    set_free(draft, seat, FreedHow::Bail);
}

// A player with both cards uses the Community Chest card (C-5.5).
void use_free_card(Draft& draft, Seat seat) {
    auto& holder = draft.game.free_card_holder;
    holder[holder[Deck::Chest] == seat ? Deck::Chest : Deck::Chance] = bank;
    set_free(draft, seat, FreedHow::Card);
}

void roll_in_gaol(Draft& draft, Seat seat, Dice dice) {
    Player& player = draft.player(seat);
    if (dice.is_double()) {
        set_free(draft, seat, FreedHow::Double);
        advance(draft, seat, dice.total());
    } else if (player.gaol_turn < turns_in_gaol) {
        ++player.gaol_turn;
        draft.tell(told::Stayed{seat});
        draft.game.phase = Resolved{};
    } else {
        demand(draft, seat, bank, bail_sum, Why::Bail);
        draft.game.phase = ToMove{dice};
    }
}

}  // namespace parlor::rules
