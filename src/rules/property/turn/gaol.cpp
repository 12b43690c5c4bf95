#include "rules/property/turn/gaol.hpp"

#include "rules/property/decisions.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/landing.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

bool has_thrown_for_the_last_time(const OpenGame& game) {
    return std::holds_alternative<ToLeaveGaol>(game.phase);
}

// A player who leaves after the third failed roll moves by it.
void move_by_last_throw(Draft& draft, Seat seat) {
    const auto* leaving = std::get_if<ToLeaveGaol>(&draft.game.phase);
    if (leaving != nullptr) advance(draft, seat, leaving->dice.total());
}

}  // namespace

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

bool is_barred(const OpenGame& game, Seat seat) {
    if (game.rules.gaol_managing == GaolManaging::Open) return false;
    constexpr Decisions never_barred{DecisionKind::Debt, DecisionKind::Houses};
    return game.players[seat].gaol_turn > 0 and not never_barred.contains(game.decision.kind);
}

Answer may_roll(const OpenGame& game) {
    return has_thrown_for_the_last_time(game) ? Answer{Refusal::ThrownInGaol} : played;
}

Answer may_leave_gaol(const OpenGame& game, Seat seat) {
    const bool rolls_first = game.rules.third_gaol_turn == ThirdGaolTurn::RollFirst and
                             game.players[seat].gaol_turn == turns_in_gaol;
    if (rolls_first and not has_thrown_for_the_last_time(game)) return Refusal::RollFirst;
    return played;
}

Answer may_post_bail(const OpenGame& game, Seat seat) {
    if (const Answer no = may_leave_gaol(game, seat)) return no;
    return game.players[seat].money < bail_sum ? Answer{Refusal::CannotPayBail} : played;
}

Answer may_use_free_card(const OpenGame& game, Seat seat) {
    if (const Answer no = may_leave_gaol(game, seat)) return no;
    return free_cards_of(game, seat) == 0 ? Answer{Refusal::NoFreeCard} : played;
}

void post_bail(Draft& draft, Seat seat) {
    demand(draft, seat, bank, bail_sum, Why::Bail);
    set_free(draft, seat, FreedHow::Bail);
    move_by_last_throw(draft, seat);
}

// A player with both cards uses the Community Chest card (C-5.5).
void use_free_card(Draft& draft, Seat seat) {
    auto& holder = draft.game.free_card_holder;
    holder[holder[board::Deck::Chest] == seat ? board::Deck::Chest : board::Deck::Chance] = bank;
    set_free(draft, seat, FreedHow::Card);
    move_by_last_throw(draft, seat);
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
    } else if (draft.game.rules.third_gaol_turn == ThirdGaolTurn::RollFirst and
               free_cards_of(draft.game, seat) > 0) {
        draft.game.phase = ToLeaveGaol{dice};
    } else {
        charge_bail(draft, seat, dice);
    }
}

void charge_bail(Draft& draft, Seat seat, Dice dice) {
    demand(draft, seat, bank, bail_sum, Why::Bail);
    draft.game.phase = ToMove{dice};
}

}  // namespace parlor::property
