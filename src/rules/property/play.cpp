#include "rules/property/play.hpp"

#include "base/match.hpp"
#include "rules/property/decisions.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/purchase.hpp"
#include "rules/property/estate/trade.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/answers.hpp"
#include "rules/property/turn/clocks.hpp"
#include "rules/property/turn/debt.hpp"
#include "rules/property/turn/elimination.hpp"
#include "rules/property/turn/gaol.hpp"
#include "rules/property/turn/turn.hpp"
#include "rules/property/turn/vote.hpp"

// One function per action: it refuses first, then acts. go_on (turn.hpp) does what follows without
// a decision.

namespace parlor::property {
namespace {

// The seat to move and the decision it has to make.
struct Moment {
    Draft draft;
    Seat seat;
    DecisionKind kind;

    [[nodiscard]] Game& game() const { return draft.game; }
    [[nodiscard]] bool is(DecisionKind one) const { return kind == one; }
    [[nodiscard]] bool is(Decisions any) const { return any.contains(kind); }
};

Answer roll(Moment& now) {
    if (not now.is(to_roll)) return Refusal::NotOpen;
    if (const Answer no = may_roll(now.game())) return no;
    now.game().question = Throw{};
    return played;
}

Answer buy_deed(Moment& now) {
    if (not now.is(DecisionKind::Deed)) return Refusal::NotOpen;
    if (const Answer no = may_buy(now.game(), now.seat)) return no;
    buy(now.draft, now.seat);
    return played;
}

// Passing in an auction waits for a higher bid.
Answer pass(Moment& now) {
    if (not now.is(to_pass)) return Refusal::NotOpen;
    if (now.is(DecisionKind::Bid))
        pass_bidding(now.draft);
    else
        pass_deed(now.draft, now.seat);
    return played;
}

Answer may_bid_at_all(const Moment& now) {
    if (now.game().rules.auctions == Auctions::None) return Refusal::NoAuctions;
    return now.is(DecisionKind::Bid) ? played : Answer{Refusal::NotOpen};
}

Answer make_bid(Moment& now, Money sum) {
    if (const Answer no = may_bid_at_all(now)) return no;
    if (const Answer no = may_bid(now.game(), sum)) return no;
    bid(now.draft, sum);
    return played;
}

Answer forfeit(Moment& now) {
    if (const Answer no = may_bid_at_all(now)) return no;
    forfeit_bidding(now.draft);
    return played;
}

Answer end(Moment& now) {
    if (not now.is(DecisionKind::End)) return Refusal::NotOpen;
    end_turn(now.draft);
    return played;
}

Answer bail(Moment& now) {
    if (not now.is(DecisionKind::Gaol)) return Refusal::NotOpen;
    if (const Answer no = may_post_bail(now.game(), now.seat)) return no;
    post_bail(now.draft, now.seat);
    return played;
}

Answer use_card(Moment& now) {
    if (not now.is(DecisionKind::Gaol)) return Refusal::NotOpen;
    if (const Answer no = may_use_free_card(now.game(), now.seat)) return no;
    use_free_card(now.draft, now.seat);
    return played;
}

// Building, selling, mortgaging and repaying: checks the decision, asks, then acts.
template <class Ask, class Act, class Thing>
Answer manage(Moment& now, Decisions open, Ask ask, Act act, Thing thing) {
    if (not now.is(open)) return Refusal::NotOpen;
    if (const Answer no = ask(now.game(), now.seat, thing)) return no;
    act(now.draft, now.seat, thing);
    return played;
}

Answer recover_all(Moment& now) {
    if (not now.is(DecisionKind::Debt)) return Refusal::NothingOwed;
    recover(now.draft, now.seat);
    return played;
}

// An offer is answered by a changed one in the same way, which declines it (C-8.5).
Answer make_proposal(Moment& now, const Propose& trade) {
    const bool changes = now.is(DecisionKind::Trade);
    if (not changes and not now.is(to_propose)) return Refusal::NotOpen;
    if (changes and trade.to != now.game().offer->from) return Refusal::NotTheProposer;
    const Offer offer{now.seat, trade.to, trade.give, trade.want, trade.repay};
    if (const Answer no = may_propose(now.game(), offer)) return no;
    if (changes) decline(now.draft);
    propose(now.draft, offer);
    return played;
}

Answer accept_trade(Moment& now, board::Squares repaying) {
    if (not now.is(DecisionKind::Trade)) return Refusal::NotOpen;
    if (const Answer no = may_accept(now.game(), repaying)) return no;
    accept(now.draft, repaying);
    return played;
}

Answer decline_trade(Moment& now) {
    if (not now.is(DecisionKind::Trade)) return Refusal::NotOpen;
    decline(now.draft);
    return played;
}

Answer claim_deed(Moment& now, Claim what) {
    if (not now.is(DecisionKind::Claim)) return Refusal::NotOpen;
    if (const Answer no = may_claim(now.game(), what.square, what.repay)) return no;
    claim(now.draft, what.square, what.repay);
    return played;
}

Answer leave_deed(Moment& now, Square square) {
    if (not now.is(DecisionKind::Claim)) return Refusal::NotOpen;
    if (not now.game().claims->unsettled.contains(square)) return Refusal::NotToClaim;
    leave(now.draft, {square});
    return played;
}

Answer leave_all_deeds(Moment& now) {
    if (not now.is(DecisionKind::Claim)) return Refusal::NotOpen;
    leave(now.draft, now.game().claims->unsettled);
    return played;
}

Answer ask_for_the_end(Moment& now) {
    if (not now.is(to_ask_for_the_end)) return Refusal::NotOpen;
    open_vote(now.draft, now.seat);
    return played;
}

Answer answer_vote(Moment& now, Ballot ballot) {
    if (not now.is(DecisionKind::Vote)) return Refusal::NotOpen;
    cast_vote(now.draft, now.seat, ballot);
    return played;
}

// The time that a decision took is counted outside (clocks.hpp).
Answer has_clock(const Moment& now) {
    if (now.game().rules.clocks == Clocks::None) return Refusal::NoClocks;
    return now.seat == chance ? Answer{Refusal::NotOpen} : played;
}

Answer let_flag_fall(Moment& now) {
    if (const Answer no = has_clock(now)) return no;
    flag(now.draft, now.seat);
    return played;
}

Answer act(Moment& now, const Action& action) {
    return match(
        action,
        [&](Roll) { return roll(now); },
        [&](Buy) { return buy_deed(now); },
        [&](Pass) { return pass(now); },
        [&](Bid a) { return make_bid(now, a.sum); },
        [&](Forfeit) { return forfeit(now); },
        [&](End) { return end(now); },
        [&](Bail) { return bail(now); },
        [&](UseCard) { return use_card(now); },
        [&](Build a) { return manage(now, to_build, may_build, build, a.square); },
        [&](BuildGroup a) { return manage(now, to_build, may_build_group, build_group, a.group); },
        [&](Sell a) { return manage(now, to_sell, may_sell, sell, a.square); },
        [&](Mortgage a) { return manage(now, to_mortgage, may_mortgage, mortgage, a.square); },
        [&](Repay a) { return manage(now, to_repay, may_repay, repay, a.square); },
        [&](Recover) { return recover_all(now); },
        [&](const Propose& a) { return make_proposal(now, a); },
        [&](Accept a) { return accept_trade(now, a.repay); },
        [&](Decline) { return decline_trade(now); },
        [&](Claim a) { return claim_deed(now, a); },
        [&](Leave a) { return leave_deed(now, a.square); },
        [&](LeaveAll) { return leave_all_deeds(now); },
        [&](EndGame) { return ask_for_the_end(now); },
        [&](Agree) { return answer_vote(now, Ballot::Agree); },
        [&](Refuse) { return answer_vote(now, Ballot::Refuse); },
        [&](Flag) { return let_flag_fall(now); },
        [&](Think) { return has_clock(now); },
        [&](Thrown a) { return answer_throw(now.draft, a.dice); },
        [&](const Shuffled& a) { return answer_shuffle(now.draft, a); },
        [&](const Dealt& a) { return answer_deeds(now.draft, a); },
        [&](Drawn a) { return answer_card(now.draft, a); });
}

}  // namespace

Game deal(const Edition& edition, const Ruleset& rules, int seats) {
    Game game;
    game.edition = &edition;
    game.rules = rules;
    game.seats = seats;
    const Pieces pieces = pieces_at_start(rules, edition.board);
    game.bank_houses = pieces.houses;
    game.bank_hotels = pieces.hotels;
    for (int seat = 1; seat <= seats; ++seat) {
        game.players[Seat(seat)].money = rules.start_money;
        if (rules.clocks == Clocks::Each)
            game.players[Seat(seat)].clock = Milliseconds{rules.clock * 1000};
    }
    if (rules.money_supply == MoneySupply::Limited)
        game.bank_money = limited_money_supply - rules.start_money * seats;
    game.deeds[bank] = edition.board.deeds;
    game.question = FirstThrow{Seat(1)};
    game.decision = {chance, DecisionKind::Chance};
    return game;
}

Answer play(Game& game, const Action& action, Tell tell) {
    Moment now{{game, tell}, game.decision.seat, game.decision.kind};
    if (const Answer refusal = act(now, action)) return refusal;
    game.decision = go_on(now.draft);
    return played;
}

std::variant<Step, Refusal> play(const Game& game, const Action& action) {
    Step step{game, {}};
    if (const Answer refusal = play(step.game, action, step.events)) return *refusal;
    return step;
}

}  // namespace parlor::property
