#include "rules/moneyloopy/play.hpp"

#include "base/match.hpp"
#include "rules/moneyloopy/deal/deal.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/decisions.hpp"
#include "rules/moneyloopy/estate/auction.hpp"
#include "rules/moneyloopy/estate/estate.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/answers.hpp"
#include "rules/moneyloopy/turn/bankruptcy.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/move.hpp"
#include "rules/moneyloopy/turn/square.hpp"
#include "rules/moneyloopy/turn/train.hpp"
#include "rules/moneyloopy/turn/turn.hpp"

// Each action first checks that it is open and may be played, then acts. go_on (turn.hpp) does what
// follows without a decision.

namespace parlor::moneyloopy {
namespace {

// The seat to move and the decision it has to make.
struct Moment {
    Draft draft;
    Seat seat;
    DecisionKind kind;

    [[nodiscard]] Game& game() const { return draft.game; }
    [[nodiscard]] Answer open_in(Decisions any) const {
        return any.contains(kind) ? played : Answer{Refusal::NotOpen};
    }
};

// Checks that the action is open, asks whether it may be played, then acts.
template <class Ask, class Act>
Answer after(Answer refusal, Ask ask, Act act) {
    if (refusal) return refusal;
    if (const Answer no = ask()) return no;
    act();
    return played;
}

Answer nothing_more() { return played; }

Answer roll(Moment& now) {
    const Answer open =
        now.kind == DecisionKind::Jump ? Refusal::InTransit : now.open_in({DecisionKind::Roll});
    return after(open, nothing_more, [&] { now.game().phase = Rolling{}; });
}

Answer build_one(Moment& now, Square square) {
    return after(
        now.open_in(to_build),
        [&] { return may_build(now.game(), now.seat, square); },
        [&] { build(now.draft, now.seat, square); });
}

Answer build_all(Moment& now, board::Group group) {
    return after(
        now.open_in(to_build),
        [&] { return may_build_group(now.game(), now.seat, group); },
        [&] { build_group(now.draft, now.seat, group); });
}

// Boards at a station, or arrives at the next station.
Answer take_train(Moment& now) {
    const bool arrives = now.kind == DecisionKind::Jump;
    return after(
        now.open_in({DecisionKind::Jump, DecisionKind::Square}),
        [&] { return arrives ? may_arrive(now.game()) : may_board(now.game()); },
        [&] { arrives ? arrive(now.draft) : board_train(now.draft); });
}

Answer jump_somewhere(Moment& now, Square square) {
    return after(
        now.open_in({DecisionKind::Jump}),
        [&] { return may_jump(now.game()); },
        [&] { jump(now.draft, square); });
}

Answer pay_at_booth(Moment& now) {
    return after(
        now.open_in({DecisionKind::Toll}),
        [&] { return may_pay_toll(now.game()); },
        [&] { pay_toll(now.draft); });
}

Answer loop_at_booth(Moment& now) {
    return after(now.open_in({DecisionKind::Toll}), nothing_more, [&] { loop(now.draft); });
}

Answer use_safe_card(Moment& now) {
    const bool at_booth = now.kind == DecisionKind::Toll;
    return after(
        now.open_in({DecisionKind::Toll, DecisionKind::Square}),
        [&] { return at_booth ? may_save_toll(now.game()) : may_save(now.game()); },
        [&] { at_booth ? save_toll(now.draft) : save(now.draft); });
}

Answer pay_what_is_owed(Moment& now) {
    return after(
        now.open_in(to_pay), [&] { return may_pay(now.game()); }, [&] { pay_debt(now.draft); });
}

Answer give_up(Moment& now) {
    return after(
        now.open_in(to_pay),
        [&] { return may_go_bankrupt(now.game()); },
        [&] { go_bankrupt(now.draft); });
}

// An action that the square under the token offers.
template <class Ask, class Act, class... Things>
Answer at_square(Moment& now, Ask ask, Act act, Things... things) {
    return after(
        now.open_in({DecisionKind::Square}),
        [&] { return ask(now.game(), things...); },
        [&] { act(now.draft, things...); });
}

Answer make_bid(Moment& now, Money sum) {
    return after(
        now.open_in({DecisionKind::Bid}),
        [&] { return may_bid(now.game(), sum); },
        [&] { bid(now.draft, sum); });
}

template <class Act>
Answer in_auction(Moment& now, Act act) {
    return after(now.open_in({DecisionKind::Bid}), nothing_more, [&] { act(now.draft); });
}

Answer end(Moment& now) {
    return after(now.open_in({DecisionKind::End}), nothing_more, [&] { end_turn(now.draft); });
}

Answer propose_deal(Moment& now, const Propose& deal) {
    if (const Answer no = now.open_in(to_propose)) return no;
    return propose(now.draft, now.seat, deal);
}

Answer accept_deal(Moment& now) {
    return after(
        now.open_in({DecisionKind::Deal}),
        [&] { return may_accept(now.game()); },
        [&] { accept(now.draft); });
}

Answer decline_deal(Moment& now) {
    return after(now.open_in({DecisionKind::Deal}), nothing_more, [&] { decline(now.draft); });
}

Answer act(Moment& now, const Action& action) {
    return match(
        action,
        [&](Roll) { return roll(now); },
        [&](Build a) { return build_one(now, a.square); },
        [&](BuildGroup a) { return build_all(now, a.group); },
        [&](Train) { return take_train(now); },
        [&](Jump a) { return jump_somewhere(now, a.square); },
        [&](PayToll) { return pay_at_booth(now); },
        [&](Loop) { return loop_at_booth(now); },
        [&](UseSafeCard) { return use_safe_card(now); },
        [&](Pay) { return pay_what_is_owed(now); },
        [&](Bankrupt) { return give_up(now); },
        [&](Buy) { return at_square(now, may_buy, buy); },
        [&](StartAuction) { return at_square(now, may_start_auction, start_auction); },
        [&](BuySafeCard) { return at_square(now, may_buy_safe_card, buy_safe_card); },
        [&](Stake a) { return at_square(now, may_stake, stake, a.money, a.cards); },
        [&](SellToBank a) { return at_square(now, may_sell_to_bank, sell_to_bank, a.square); },
        [&](Take a) { return at_square(now, may_take, take, a.square); },
        [&](No) { return at_square(now, may_leave_offer, leave_offer); },
        [&](Bid a) { return make_bid(now, a.sum); },
        [&](Pass) { return in_auction(now, board::pass_bidding<Game, Event>); },
        [&](Forfeit) { return in_auction(now, board::forfeit_bidding<Game, Event>); },
        [&](End) { return end(now); },
        [&](const Propose& a) { return propose_deal(now, a); },
        [&](Accept) { return accept_deal(now); },
        [&](Decline) { return decline_deal(now); },
        [&](Thrown a) { return answer_dice(now.draft, a.dice); },
        [&](Die a) { return answer_die(now.draft, a.face); });
}

}  // namespace

Game deal(const Edition& edition, const Ruleset& rules, int seats) {
    Game game;
    game.edition = &edition;
    game.rules = rules;
    game.seats = seats;
    for (const Seat seat : everybody(game)) game.money[seat] = rules.start_money;
    game.properties[bank] = edition.properties;
    game.phase = SettingUp{.to_roll = everybody(game)};
    game.decision = {chance, DecisionKind::Chance};
    return game;
}

Answer play(Game& game, const Action& action, Tell tell) {
    Moment now{{game, tell}, game.decision.seat, game.decision.kind};
    if (const Answer refusal = act(now, action)) return refusal;
    game.decision = go_on(now.draft);
    return played;
}

}  // namespace parlor::moneyloopy
