#include "rules/moneyloopy/computer/appraisal.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/computer/rent_terms.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money never_passing = 60_cash;  // the cost in a round
constexpr Money staying = 25_cash;        // what a round brings to who is in the game

// Rounds until the turn marker is at this square.
int rounds_until(const OpenGame& game, Square until) {
    return until == open_ended ? rounds_left(game) : number(until) - game.rounds;
}

// Whether the player's move in this round is still to end on a square.
bool is_to_land(const OpenGame& game, Seat seat) {
    if (std::holds_alternative<AtMarker>(game.phase)) return true;
    const bool is_on_the_way = seat == game.turn and std::holds_alternative<AtToll>(game.phase);
    return is_on_the_way or is_to_begin(game, seat);
}

// The moves of the player until then.
int moves_until(const OpenGame& game, Seat seat, Square until) {
    return rounds_until(game, until) - (is_to_land(game, seat) ? 0 : 1);
}

Money cards_worth(const OpenGame& game, int held, int count) {
    Money worth;
    for (int i = 0; i < count and held + i < 20; ++i) worth += card_worth(game, held + i);
    return worth;
}

int chests(const OpenGame& game) {
    int count = 0;
    for (int i = 0; i < game.board().size; ++i)
        count += game.edition->places[Square(i)] == Place::Chest ? 1 : 0;
    return count;
}

class Accountant {
public:
    Accountant(const Sight& my, Seat seat, Seat other, Estate estate)
        : my_{my},
          game_{my.game},
          seat_{seat},
          other_{other},
          estate_{estate},
          credit_{credit_of(my, other)} {}

    void add(const Term& term) {
        const bool comes = term.to == seat_;
        match(
            term.what,
            [&](const Give& it) { comes ? receive(it) : give(it); },
            [&](const PayAt& it) { (comes ? promised_ : account_.gives) += it.sum; },
            [&](const GiveAt& it) {
                if (not comes) give_later(it);
            },
            [&](const RentAt& it) { comes ? host(it) : visit(it); },
            [&](Forgive) { comes ? be_forgiven() : forgive(); },
            [&](const PutOff& it) { comes ? be_given_time(it) : give_time(it); },
            [&](BuyCards it) { comes ? receive_cards() : buy_cards(it); },
            [&](NeverToll it) {
                if (not comes) never_pass(it);
            },
            [&](EndDeal it) { end(it); },
            [](const Promise&) {});
    }

    // Properties are valued together, as groups are.
    Account closed() {
        const board::Squares before = game_.properties[seat_];
        const Money change = estate_(game_, (before - given_) | received_) - estate_(game_, before);
        (change > 0_cash ? account_.gets : account_.gives) +=
            change > 0_cash ? change : 0_cash - change;
        const board::Squares theirs = game_.properties[other_];
        const Money harm = estate_(game_, (theirs - received_) | given_) - estate_(game_, theirs);
        account_.gives += std::max(0_cash, harm) / std::max(1, players_in(game_).count() - 1);
        account_.gets += std::min(promised_, credit_) * 3 / 4 + best_relief_;
        return account_;
    }

private:
    void receive(const Give& it) {
        account_.gets += it.money + cards_worth(game_, game_.players[seat_].safe_cards, it.cards);
        received_ |= it.properties;
    }
    void give(const Give& it) {
        const int held = game_.players[seat_].safe_cards;
        account_.gives += it.money + cards_worth(game_, held - it.cards, it.cards);
        given_ |= it.properties;
    }
    void give_later(const GiveAt& it) {
        account_.gives += estate_(game_, it.properties) + card_worth(game_, 0) * it.cards;
    }
    void visit(const RentAt& it) {
        const int moves = moves_until(game_, seat_, it.until);
        if (moves <= 0) return;
        const Money relief = relief_for_visitor(game_, seat_, other_, it, moves, means());
        best_relief_ = std::max(best_relief_, relief);
        account_.gives += cost_to_visitor(game_, seat_, other_, it, moves);
    }
    void host(const RentAt& it) {
        const int moves = moves_until(game_, other_, it.until);
        if (moves > 0) account_.gives += cost_to_owner(game_, other_, seat_, it, moves);
    }

    // Nothing: hidden from who counts.
    [[nodiscard]] std::optional<Means> means() const {
        if (seat_ != my_.me and not my_.theirs[seat_]) return std::nullopt;
        return Means{money_of(my_, seat_), estate_(game_, game_.properties[seat_])};
    }

    [[nodiscard]] Money demanded() const {
        const Debt* const debt = debt_decided(game_);
        return debt == nullptr ? 0_cash : debt->sum;
    }
    [[nodiscard]] bool is_ruined() const { return money_of(my_, seat_) - demanded() < last_dollar; }
    // Who is ruined loses everything, and the rounds to come.
    [[nodiscard]] Money at_stake() const {
        if (not is_ruined()) return demanded();
        return std::max(demanded(),
                        money_of(my_, seat_) + estate_(game_, game_.properties[seat_]) +
                            cards_worth(game_, 0, game_.players[seat_].safe_cards) +
                            staying * rounds_left(game_));
    }
    void be_forgiven() { account_.gets += at_stake(); }
    void forgive() { account_.gives += demanded(); }
    void be_given_time(const PutOff& it) {
        account_.gets += is_ruined() ? at_stake() / 2 : demanded() / 10;
        account_.gives += std::max(0_cash, it.sum.value_or(demanded()) - demanded());
    }
    // A payment that is put off may never come, and what it is more than the debt least of all.
    void give_time(const PutOff& it) {
        const Money more = it.sum.value_or(demanded()) - demanded();
        account_.gives += demanded() / 2 + 1_cash + std::max(0_cash, 0_cash - more);
        promised_ += std::max(0_cash, more);
    }

    [[nodiscard]] int cards_to_buy(Square until) const {
        return 1 + rounds_until(game_, until) * chests(game_) / board_size;
    }
    // Only the oldest term counts, and the other player may have no card to hand over.
    void receive_cards() {
        if (cards_owed_by(game_, other_)) return;
        account_.gets += card_worth(game_, game_.players[seat_].safe_cards) / 2;
    }
    void buy_cards(BuyCards it) { account_.gives += safe_card_price * cards_to_buy(it.until); }
    void never_pass(NeverToll it) {
        account_.gives += never_passing * (1 + rounds_until(game_, it.until));
    }

    // What the deal brings is counted as if it was not made yet. Payments count as when they were
    // promised, whatever the payer may have; of everything else the gains still to come count more
    // than the remaining costs.
    void end(EndDeal it) {
        OpenGame without = game_;
        for (std::size_t i = without.terms.size(); i-- > 0;)
            if (without.terms[i].deal == it.deal) without.terms.erase(i);
        const Sight my{without, my_.me, my_.money, my_.theirs, my_.open};
        Accountant payments{my, seat_, other_, estate_}, rest = payments;
        for (const auto& [deal, term] : game_.terms)
            if (deal == it.deal)
                (std::holds_alternative<PayAt>(term.what) ? payments : rest).add(term);
        payments.credit_ = payments.promised_;
        const Account paid = payments.closed(), lost = rest.closed();
        account_.gives += paid.gets + lost.gets * 3 / 2;
        account_.gets += paid.gives + lost.gives / 2;
    }

    const Sight& my_;
    const OpenGame& game_;
    Seat seat_, other_;
    Estate estate_;
    Account account_;
    board::Squares received_, given_;
    Money promised_, best_relief_, credit_;
};

}  // namespace

Account account_of(const Sight& my, const Proposal& proposal, Seat seat, Estate estate) {
    const Seat other = proposal.from == seat ? proposal.to : proposal.from;
    Accountant accountant{my, seat, other, estate};
    for (const Term& term : proposal.terms) accountant.add(term);
    return accountant.closed();
}

Money owed_by(const OpenGame& game, Seat seat, int rounds) {
    Money owed;
    for (const auto& [deal, term] : game.terms)
        if (const auto* const payment = std::get_if<PayAt>(&term.what);
            payment != nullptr and term.from == seat and
            number(payment->at) <= game.rounds + rounds)
            owed += payment->sum;
    return owed;
}

Money credit_of(const Sight& my, Seat debtor) {
    return std::max(0_cash, money_shown(my, debtor) - owed_by(my.game, debtor, board_size));
}

Money later_for(Money worth) { return worth * 4 / 3 + 1_cash; }

// A card saves a toll of up to $300, or a rent; one card is useful in each lap round the board.
Money card_worth(const OpenGame& game, int held) {
    const int laps_left = rounds_left(game) / 6;
    if (laps_left == 0) return 20_cash;
    if (held == 0) return 250_cash;
    return held < laps_left ? 200_cash : 80_cash;
}

}  // namespace parlor::moneyloopy::computer
