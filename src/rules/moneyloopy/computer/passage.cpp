#include "rules/moneyloopy/computer/passage.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/bargain.hpp"
#include "rules/moneyloopy/computer/basket.hpp"
#include "rules/moneyloopy/computer/lots.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"

namespace parlor::moneyloopy::computer {
namespace {

class Asker {
public:
    Asker(const Sight& my, const AtToll& at, const AnswersWith& answers)
        : my_{my},
          toll_{toll_of(booth_at(my.board(), at.booth))},
          ahead_{Square((number(at.booth) + at.left.count) % my.board().size)},
          answers_{answers},
          looping_{answers(my.money).loop},
          rivals_{std::max(1, players_in(my.game).count() - 1)} {}

    void ask(Seat other) {
        other_ = other;
        for (const Lot& lot : lots_of(my_, my_.me, other)) {
            if (changes_what_is_ahead(lot)) continue;
            if (money_of(my_, other) - toll_ >= last_dollar) ask_for_toll(lot);
            if (my_.game.players[other].safe_cards > 0) ask_for_card(lot);
        }
    }
    [[nodiscard]] const Suggestion& best() const { return best_; }

private:
    // The way is valued with the streets that the player has now.
    [[nodiscard]] bool changes_what_is_ahead(const Lot& lot) const {
        const bool sells_there = my_.game.edition->places[ahead_] == Place::WaterWorks;
        return lot.streets.contains(ahead_) or (sells_there and not lot.streets.empty());
    }

    void ask_for_toll(const Lot& lot) {
        const Money room = room_for(lot, toll_);
        if (room >= 0_cash) return offer(lot, {.money = toll_ + more_within(room, toll_)}, {});
        offer(lot, {.money = toll_}, {.later = price_later(room)});
    }
    void ask_for_card(const Lot& lot) {
        const Money card = card_worth(my_.game, my_.game.players[other_].safe_cards - 1);
        const Money room = room_for(lot, card);
        if (room >= 0_cash) return offer(lot, {.money = more_within(room, 0_cash), .cards = 1}, {});
        offer(lot, {.cards = 1}, {.now = 0_cash - room});
        offer(lot, {.cards = 1}, {.later = price_later(room)});
    }

    // What the other gains by it beyond the least; what it lacks, if negative.
    [[nodiscard]] Money room_for(const Lot& lot, Money passage) const {
        return lot.to_taker - passage - least_gain - patience_with(my_, other_);
    }
    [[nodiscard]] static Money price_later(Money room) {
        return later_for(gain_of_lender - least_gain - room);
    }

    // As much as to owe the toll.
    [[nodiscard]] Money most_for_passage() const { return price_later(room_for({}, toll_)); }

    // Nobody is asked for more than half of what they may have, beyond the toll.
    [[nodiscard]] Money more_within(Money room, Money passage) const {
        const Money most = std::max(0_cash, money_of(my_, other_) / 2 - passage);
        return std::min(room * 2 / 3, most);
    }

    struct Price {
        Money now, later;
    };
    void offer(const Lot& lot, const Basket& theirs, const Price& price) {
        if (not my_.can_pay(price.now)) return;
        const bool by_card = theirs.cards > 0;
        const Money more = theirs.money - (by_card ? 0_cash : toll_) - price.now;
        const Money harm = std::max(0_cash, lot.rise_of_taker()) / rivals_;
        const Money cost = price.later + harm - lot.to_giver;
        if (cost - more > most_for_passage()) return;
        const auto passing = worth_of_passing(my_.money + more, by_card);
        if (not passing) return;
        const Money gain = *passing - looping_ - cost;
        if (gain < gain_by_loan or gain <= most_) return;
        const Proposal proposal = proposal_for(lot, theirs, price);
        if (account_of(my_, proposal, other_, worth_in_deals).gain() < least_gain) return;
        if (auto thought = proposed(my_, proposal, Reason::Passes, {})) {
            most_ = gain;
            best_ = std::move(thought);
        }
    }

    // With this money in hand after it; nothing where the player would still loop.
    [[nodiscard]] std::optional<Money> worth_of_passing(Money in_hand, bool by_card) const {
        const Answers with_toll = answers_(in_hand + toll_);
        const Money looping = by_card
                                  ? answers_(in_hand).loop + card_worth(my_.game, my_.safe_cards())
                                  : with_toll.loop;
        return with_toll.pay > looping ? with_toll.pay : std::nullopt;
    }

    [[nodiscard]] Proposal proposal_for(const Lot& lot,
                                        const Basket& theirs,
                                        const Price& price) const {
        Proposal proposal =
            proposal_of(my_.me, other_, {.money = price.now, .streets = lot.streets}, theirs);
        if (lot.term) proposal.terms.push_back(*lot.term);
        if (price.later > 0_cash)
            proposal.terms.push_back(
                {my_.me, other_, PayAt{price.later, *marker_in(my_.game, rounds_of_loan)}});
        return proposal;
    }

    const Sight& my_;
    Money toll_;
    Square ahead_;
    const AnswersWith& answers_;
    Money looping_;
    int rivals_;
    Seat other_{};
    Money most_;
    Suggestion best_;
};

}  // namespace

Suggestion passage(const Sight& my, const Judgement& judgement, const AnswersWith& answers) {
    if (not judgement.haggles or has_asked_anybody(my)) return std::nullopt;
    if (not marker_in(my.game, rounds_of_loan)) return std::nullopt;
    Asker asker{my, std::get<AtToll>(my.game.phase), answers};
    for (const Seat other : my.open.deal)
        if (not waits(my, other)) asker.ask(other);
    return asker.best();
}

}  // namespace parlor::moneyloopy::computer
