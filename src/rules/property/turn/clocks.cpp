#include "rules/property/turn/clocks.hpp"

#include <algorithm>

#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/trade.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/elimination.hpp"
#include "rules/property/turn/ending.hpp"
#include "rules/property/turn/payment.hpp"
#include "rules/property/turn/vote.hpp"

namespace parlor::property {
namespace {

// Money and equity, less what the player still owes (M-3.6).
Money wealth_to_record(const OpenGame& game, Seat seat) {
    return std::max(wealth_of(game, seat) - owed_by(game, seat), 0_cash);
}

// Deeds become unowned, unmortgaged and bare; cards go back, and so does money where it is limited.
void give_back_all(Draft& draft, Seat seat) {
    Game& game = draft.game;
    game.mortgaged -= surrender_deeds(draft, seat);
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
        if (game.free_card_holder[deck] == seat) game.free_card_holder[deck] = bank;
    pay_bank(draft, seat, draft.player(seat).money);
    strike_out_debts(game, seat);
}

// Continues the pending decision without the player. If they have the dice, their turn is then over
// (turn.cpp).
void drop_decision(Draft& draft, Seat seat) {
    const OpenGame& game = draft.game;
    if (game.offer) decline(draft);
    if (game.claims and game.claims->victor == seat) leave(draft, game.claims->unsettled);
    if (game.auction) withdraw_from_bidding(draft, seat);
    if (game.vote) ask_next_voter(draft, seat);
}

}  // namespace

void flag(Draft& draft, Seat seat) {
    Player& player = draft.player(seat);
    player.clock = {};
    player.recorded = wealth_to_record(draft.game, seat);
    player.last_score = score_of(draft.game, seat);
    give_back_all(draft, seat);
    go_out(draft, seat, Departure::Flagged);
    draft.tell(told::Flagged{seat, player.recorded});
    if (is_one_left(draft.game))
        end_with_last(draft);
    else
        drop_decision(draft, seat);
}

Answer play(Game& game, const Action& action, Milliseconds took, Tell tell) {
    const Seat seat = game.decision.seat;
    if (game.rules.clocks == Clocks::None or seat == chance) return play(game, action, tell);
    Milliseconds& clock = game.players[seat].clock;
    if (took < clock) {
        const Answer answer = play(game, action, tell);
        if (answer == played) clock.count = std::max(clock.count - took.count, 0);
        return answer;
    }
    if (std::holds_alternative<Think>(action)) return Refusal::BeyondClock;
    Game tried = game;
    if (const Answer no = play(tried, action, Tell{})) return no;
    return play(game, Flag{}, tell);
}

}  // namespace parlor::property
