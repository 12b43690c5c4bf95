#include "rules/moneyloopy/computer/offers.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/basket.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr std::size_t most_lots = 12;

// Streets that change hands together, and what that changes for both.
struct Lot {
    board::Squares streets, group;
    Money to_me, to_other;
};
using Lots = ShortList<Lot, most_lots + 1>;  // the first is empty

// The lots that one player may give to another.
class Shelf {
public:
    Shelf(const OpenGame& game, Seat giver, Seat taker)
        : game_{game}, giver_{giver}, taker_{taker} {
        lots_.push_back({});
        for (std::size_t i = board::group_count; i-- > 0;)
            add_group(game.board().groups[board::Group(i)] & game.edition->properties);
    }
    [[nodiscard]] const Lots& lots() const { return lots_; }

    [[nodiscard]] Money to_giver(const Lot& lot) const {
        const board::Squares held = game_.properties[giver_] & lot.group;
        return worth_in_deals(game_, held - lot.streets) - worth_in_deals(game_, held);
    }
    [[nodiscard]] Money to_taker(const Lot& lot) const {
        const board::Squares held = game_.properties[taker_] & lot.group;
        return worth_in_deals(game_, held | lot.streets) - worth_in_deals(game_, held);
    }

private:
    // All streets that the taker needs for the group, and each alone. A whole group stays.
    void add_group(board::Squares group) {
        const board::Squares given = group & game_.properties[giver_];
        const board::Squares taken = group & game_.properties[taker_];
        if (given.empty() or given == group) return;
        const bool completes = not taken.empty() and (given | taken) == group;
        if (completes and not given.has_one()) add(given, group);
        for (const Square street : given) add(board::Squares{street}, group);
    }
    void add(board::Squares streets, board::Squares group) {
        if (lots_.size() <= most_lots) lots_.push_back({streets, group, {}, {}});
    }

    const OpenGame& game_;
    Seat giver_, taker_;
    Lots lots_;
};

// Looks for the best offer to one other player after the other.
class Market {
public:
    Market(const Sight& my, const Judgement& judgement)
        : my_{my}, judgement_{judgement}, rivals_{std::max(1, players_in(my.game).count() - 1)} {}

    void visit(Seat other) {
        other_ = other;
        const Shelf theirs{my_.game, other, my_.me}, mine{my_.game, my_.me, other};
        Lots wanted = theirs.lots(), given = mine.lots();
        for (Lot& lot : wanted) {
            lot.to_me = theirs.to_taker(lot);
            lot.to_other = theirs.to_giver(lot);
        }
        for (Lot& lot : given) {
            lot.to_me = mine.to_giver(lot);
            lot.to_other = mine.to_taker(lot);
        }
        for (const Lot& want : wanted)
            for (const Lot& give : given)
                if (want.group.empty() or want.group != give.group) weigh(want, give);
    }
    [[nodiscard]] const Suggestion& best() const { return best_; }

private:
    // The price is what this player pays, or gets if it is negative.
    void weigh(const Lot& want, const Lot& give) {
        const Money to_me = want.to_me + give.to_me, to_other = want.to_other + give.to_other;
        const Money gain = to_me - std::max(0_cash, to_other) / rivals_;
        const Money their_gain = to_other - std::max(0_cash, to_me) / rivals_;
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
        if (is_wise(price, gain))
            return keep({price, give.streets}, {{}, want.streets}, gain - price, price);
        if (my_.safe_cards() == 0) return;
        const Money card = card_worth(my_.game, my_.game.players[other_].safe_cards);
        const Money left = std::max(0_cash, price - card);
        const Money worth = gain - card_worth(my_.game, my_.safe_cards() - 1);
        if (is_wise(left, worth))
            keep({left, give.streets, 1}, {{}, want.streets}, worth - left, price);
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
        keep({{}, give.streets}, {price, want.streets}, gain + price, price);
    }

    void keep(const Basket& mine, const Basket& theirs, Money gain, Money sum) {
        if (gain <= most_) return;
        const Proposal proposal = proposal_of(my_.me, other_, mine, theirs);
        if (account_of(my_, proposal, my_.me, worth_in_deals).gain() < least_gain) return;
        if (account_of(my_, proposal, other_, worth_in_deals).gain() < least_gain) return;
        const Reason reason = theirs.streets.empty() ? Reason::Sells : Reason::WantsTheGroup;
        if (auto thought = proposed(my_, proposal, reason, sum)) {
            most_ = gain;
            best_ = std::move(thought);
        }
    }

    const Sight& my_;
    const Judgement& judgement_;
    int rivals_;
    Seat other_{};
    Money most_;
    Suggestion best_;
};

}  // namespace

Suggestion offer_of_streets(const Sight& my, const Judgement& judgement) {
    if (has_asked_anybody(my)) return std::nullopt;
    Market market{my, judgement};
    for (const Seat other : my.open.deal)
        if (not waits(my, other)) market.visit(other);
    return market.best();
}

}  // namespace parlor::moneyloopy::computer
