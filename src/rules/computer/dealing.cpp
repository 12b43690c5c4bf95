#include "rules/computer/dealing.hpp"

#include <algorithm>

#include "rules/computer/bargain.hpp"
#include "rules/computer/imagined.hpp"
#include "rules/computer/outlook.hpp"
#include "rules/trade.hpp"

namespace parlor::rules::computer {
namespace {

constexpr int most_declined_in_a_row = 6;
constexpr double worth_offering = 0.01;  // at least so much likelier to win
constexpr double worth_accepting = 0.005;
constexpr int most_sweetenings = 5;
constexpr Money sweetening = 100_cash;

bool waits(const Sight& my, Seat other) {
    const Proposals& before = my.proposals_to(other);
    if (before.declined >= most_declined_in_a_row) return my.game.round - before.round < 20;
    return before.round > 0 and my.game.round - before.round < 1 + before.declined;
}

// What may change hands: the deeds of a group in one hand, unless they have houses or are whole.
struct Lots {
    ShortList<Squares, group_count + 1> lots;
};

Lots lots_of(const Sight& my, Seat seat) {
    Lots found;
    found.lots.push_back({});
    for (const Group group : all_groups) {
        const Squares all = my.group(group), held = all & my.game.deeds[seat];
        if (not held.empty() and held != all) found.lots.push_back(held);
    }
    return found;
}

class Search {
public:
    explicit Search(const Sight& my) : my_{my}, now_{outlook_in(my.game)} {}

    Wish best() {
        const Lots mine = lots_of(my_, my_.me);
        for (const Seat other : players_in(my_.game)) {
            if (other == my_.me or waits(my_, other)) continue;
            const Lots theirs = lots_of(my_, other);
            for (const Squares wanted : theirs.lots)
                for (const Squares given : mine.lots) consider(other, wanted, given);
        }
        return best_;
    }

private:
    // The money that makes it fair in a trader's eyes; more after each refusal.
    void consider(Seat other, Squares wanted, Squares given) {
        if (wanted.empty() and given.empty()) return;
        if (my_.game.board().at((wanted.empty() ? given : wanted).first()).group ==
                (given.empty() ? Group::Utilities : my_.board().at(given.first()).group) and
            not wanted.empty() and not given.empty())
            return;
        Offer offer{.from = my_.me, .to = other};
        offer.give.deeds = given;
        offer.want.deeds = wanted;
        const Judgement judged = judge(my_.game, offer);
        const Money lack = judged.proposer_gets - judged.other_gets;
        if (lack > 0_cash)
            offer.give.money = lack;
        else
            offer.want.money = std::min(0_cash - lack, my_.game.players[other].money);
        for (int step = 0; step <= most_sweetenings; ++step) {
            if (my_.money() < offer.give.money) return;
            const OpenGame then = with_trade(my_.game, offer);
            if (then.players[my_.me].money < 0_cash or then.players[other].money < 0_cash) return;
            const Outlook outlook = outlook_in(then);
            if (outlook[my_.me] < std::max(best_hope_, now_[my_.me] + worth_offering)) return;
            if (outlook[other] >= wanted_by(other)) {
                take_note(offer, outlook[my_.me], judged);
                return;
            }
            sweeten(offer);
        }
    }

    // At first what a trader would take; after a refusal what makes the other likelier to win.
    [[nodiscard]] double wanted_by(Seat other) const {
        const int declined = my_.proposals_to(other).declined;
        return declined == 0 ? 0.0 : now_[other] + worth_accepting * (1 + declined);
    }

    static void sweeten(Offer& offer) {
        const Money less_wanted = std::min(offer.want.money, sweetening);
        offer.want.money -= less_wanted;
        offer.give.money += sweetening - less_wanted;
    }

    void take_note(const Offer& offer, double hope, const Judgement& judged) {
        if (may_propose(my_.game, offer) != played) return;
        best_hope_ = hope;
        best_ = Thought{Propose{offer.to, offer.give, offer.want, {}},
                        Reason::WantsTheGroup,
                        judged.other_gets,
                        judged.proposer_gets};
    }

    const Sight& my_;
    Outlook now_;
    double best_hope_ = 0;
    Wish best_;
};

}  // namespace

Wish best_offer(const Sight& my) { return Search{my}.best(); }

Thought answer_by_outlook(const Sight& my) {
    const Offer& offer = *my.game.offer;
    const OpenGame then = with_trade(my.game, offer);
    const double now = outlook_in(my.game)[my.me], hope = outlook_in(then)[my.me];
    const Judgement judged = judge(my.game, offer);
    if (hope > now + worth_accepting and may_accept(my.game, {}) == played)
        return {Accept{}, Reason::GoodTrade, judged.proposer_gets, judged.other_gets};
    return {Decline{}, Reason::BadTrade, judged.proposer_gets, judged.other_gets};
}

}  // namespace parlor::rules::computer
