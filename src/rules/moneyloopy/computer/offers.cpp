#include "rules/moneyloopy/computer/offers.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/basket.hpp"
#include "rules/moneyloopy/computer/lots.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"

namespace parlor::moneyloopy::computer {
namespace {

// Looks for the best offer to one other player after the other.
class Market {
public:
    Market(const Sight& my, const Judgement& judgement)
        : my_{my}, judgement_{judgement}, rivals_{std::max(1, players_in(my.game).count() - 1)} {}

    void visit(Seat other) {
        other_ = other;
        const Lots theirs = lots_of(my_, other, my_.me), mine = lots_of(my_, my_.me, other);
        for (const Lot& want : theirs)
            for (const Lot& give : mine)
                if (want.group.empty() or want.group != give.group) weigh(want, give);
    }
    [[nodiscard]] const Suggestion& best() const { return best_; }

private:
    // The price is what this player pays, or gets if it is negative.
    void weigh(const Lot& want, const Lot& give) {
        const Money my_rise = want.rise_of_taker() + give.rise_of_giver();
        const Money their_rise = want.rise_of_giver() + give.rise_of_taker();
        const Money gain = want.to_taker + give.to_giver - std::max(0_cash, their_rise) / rivals_;
        const Money their_gain =
            want.to_giver + give.to_taker - std::max(0_cash, my_rise) / rivals_;
        const Money lowest = least_gain - their_gain + patience_with(my_, other_);
        const Money highest = gain - least_gain;
        if (lowest > highest or gain - lowest <= most_) return;
        if (lowest > 0_cash) return buy(want, give, gain, lowest);
        sell(want, give, gain, asked_between(std::max(0_cash, 0_cash - highest), 0_cash - lowest));
    }

    // A haggler asks for most of what the other would still give, others for less.
    [[nodiscard]] Money asked_between(Money least, Money greatest) const {
        return least + (greatest - least) * (judgement_.haggles ? 2 : 1) / 3;
    }

    // In money, otherwise with safe cards in place of some of it.
    void buy(const Lot& want, const Lot& give, Money gain, Money price) {
        if (is_wise(price, gain)) return keep(want, give, {price}, {}, gain - price);
        if (my_.safe_cards() == 0) return;
        const Money card = card_worth(my_.game, my_.game.players[other_].safe_cards);
        const Money left = std::max(0_cash, price - card);
        const Money worth = gain - card_worth(my_.game, my_.safe_cards() - 1);
        if (is_wise(left, worth)) keep(want, give, {left, {}, 1}, {}, worth - left);
    }
    [[nodiscard]] bool is_wise(Money price, Money worth) const {
        return my_.can_pay(price) and worth - price >= least_gain and
               judgement_.gain(price, worth) >= least_gain;
    }

    // Nobody is asked for more than half of what they may have.
    void sell(const Lot& want, const Lot& give, Money gain, Money price) {
        const Money most = money_of(my_, other_) / 2;
        if (gain + std::min(price, most) < least_gain) return;
        price = std::min(price, most);
        keep(want, give, {}, {price}, gain + price);
    }

    void keep(const Lot& want, const Lot& give, Basket mine, Basket theirs, Money gain) {
        if (gain <= most_) return;
        theirs.streets = want.streets;
        mine.streets = give.streets;
        Proposal proposal = proposal_of(my_.me, other_, mine, theirs);
        for (const Lot& lot : {want, give})
            if (lot.term) proposal.terms.push_back(*lot.term);
        if (account_of(my_, proposal, my_.me, worth_in_deals).gain() < least_gain) return;
        if (account_of(my_, proposal, other_, worth_in_deals).gain() < least_gain) return;
        const Reason reason = reason_for(want, mine.money);
        const Money sum = reason == Reason::LessRent ? want.to_taker : mine.money;
        if (auto thought = proposed(my_, proposal, reason, sum)) {
            most_ = gain;
            best_ = std::move(thought);
        }
    }

    [[nodiscard]] Reason reason_for(const Lot& want, Money price) const {
        if (not want.streets.empty())
            return (my_.properties() | want.streets).contains_all(want.group)
                       ? Reason::WantsTheGroup
                       : Reason::WantsTheStreet;
        if (want.term and std::holds_alternative<RentAt>(want.term->what)) return Reason::LessRent;
        return want.term and price > 0_cash ? Reason::BuysBack : Reason::Sells;
    }

    const Sight& my_;
    const Judgement& judgement_;
    int rivals_;
    Seat other_{};
    Money most_;
    Suggestion best_;
};

}  // namespace

Suggestion best_offer(const Sight& my, const Judgement& judgement) {
    if (has_asked_anybody(my)) return std::nullopt;
    Market market{my, judgement};
    for (const Seat other : my.open.deal)
        if (not waits(my, other)) market.visit(other);
    return market.best();
}

}  // namespace parlor::moneyloopy::computer
