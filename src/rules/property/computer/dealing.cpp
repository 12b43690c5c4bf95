#include "rules/property/computer/dealing.hpp"

#include <algorithm>

#include "rules/property/computer/bargain.hpp"
#include "rules/property/computer/imagined.hpp"
#include "rules/property/computer/outlook.hpp"
#include "rules/property/computer/playing_on.hpp"
#include "rules/property/computer/standstill.hpp"
#include "rules/property/estate/trade.hpp"
#include "rules/property/play.hpp"

namespace parlor::property::computer {
namespace {

constexpr int most_declined_in_a_row = 6;
constexpr double worth_offering = 0.01;  // the least gain in the chance of winning
constexpr double worth_accepting = 0.005;
constexpr int most_sweetenings = 5;
constexpr Money sweetening = 100_cash, more_each_time = 30_cash;

bool waits(const Sight& my, Seat other) {
    const Proposals& before = my.proposals_to(other);
    if (before.declined >= most_declined_in_a_row) return my.game.round - before.round < 20;
    return before.round > 0 and my.game.round - before.round < 1 + before.declined;
}

// Deeds to be traded together: none, or all deeds of an incomplete group in one hand.
using Lots = ShortList<board::Squares, board::group_count + 1>;

Lots lots_of(const Sight& my, Seat seat) {
    Lots lots;
    lots.push_back({});
    for (const board::Group group : all_groups) {
        const board::Squares all = my.group(group), held = all & my.game.deeds[seat];
        if (not held.empty() and held != all and not is_traded_lately(my.game, held))
            lots.push_back(held);
    }
    return lots;
}

bool is_of_one_group(const Sight& my, board::Squares wanted, board::Squares given) {
    return not wanted.empty() and not given.empty() and
           my.at(wanted.first()).group == my.at(given.first()).group;
}

class Search {
public:
    explicit Search(const Sight& my)
        : my_{my}, now_{outlook_in(my.game)}, stands_still_{stands_still(my)} {}

    Suggestion best() {
        const Lots mine = lots_of(my_, my_.me);
        for (const Seat other : players_in(my_.game)) {
            if (other == my_.me or waits(my_, other)) continue;
            const Lots theirs = lots_of(my_, other);
            for (const board::Squares wanted : theirs)
                for (const board::Squares given : mine) consider(other, wanted, given);
        }
        return best_;
    }

private:
    // Considers a trade at the amount that a trader finds fair, or higher after each refusal.
    void consider(Seat other, board::Squares wanted, board::Squares given) {
        if (wanted.empty() and given.empty()) return;
        if (is_of_one_group(my_, wanted, given)) return;
        Offer offer{.from = my_.me, .to = other};
        offer.give.deeds = given;
        offer.want.deeds = wanted;
        const Judgement judged = judge(my_.game, offer);
        const Money lack =
            judged.asked() - judged.other.gets + more_each_time * my_.proposals_to(other).declined;
        if (lack > 0_cash)
            offer.give.money = lack;
        else
            offer.want.money = std::min(0_cash - lack, my_.game.players[other].money);
        for (int step = 0; step <= most_sweetenings; ++step) {
            if (my_.money() < offer.give.money) return;
            const OpenGame then = with_trade(my_.game, offer);
            if (then.players[my_.me].money < 0_cash or then.players[other].money < 0_cash) return;
            const Outlook outlook = outlook_in(then);
            if (outlook[my_.me] < std::max(best_hope_, least_hope())) return;
            if (outlook[other] >= wanted_by(other)) {
                take_note(offer, outlook[my_.me]);
                return;
            }
            sweeten(offer);
        }
    }

    [[nodiscard]] double least_hope() const {
        return stands_still_ ? content_in(my_.game) : now_[my_.me] + worth_offering;
    }

    // The outlook that the other player must reach: none for a first offer, which only has to be
    // fair to a trader; after a refusal, better than now.
    [[nodiscard]] double wanted_by(Seat other) const {
        const int declined = my_.proposals_to(other).declined;
        if (stands_still_) return content_in(my_.game) + worth_accepting * declined;
        return declined == 0 ? 0.0 : now_[other] + worth_accepting * (1 + declined);
    }

    // In a standstill money is plentiful.
    void sweeten(Offer& offer) const {
        const Money more = stands_still_ ? std::max(sweetening, my_.money() / 8) : sweetening;
        const Money less_wanted = std::min(offer.want.money, more);
        offer.want.money -= less_wanted;
        offer.give.money += more - less_wanted;
    }

    void take_note(const Offer& offer, double hope) {
        if (may_propose(my_.game, offer) != played) return;
        best_hope_ = hope;
        best_ = Thought{Propose{offer.to, offer.give, offer.want, {}},
                        stands_still_ ? Reason::EndsStandstill : Reason::WinsWithTrade};
    }

    const Sight& my_;
    Outlook now_;
    bool stands_still_;
    double best_hope_ = 0;
    Suggestion best_;
};

// Requires a legal action.
Game after(Game game, const Action& action) {
    play(game, action, Tell{});
    return game;
}

// C-8.7: a declined offer is not repeated.
bool is_as_declined(const Sight& my, const Propose& offer) {
    const Proposals& before = my.proposals_to(offer.to);
    return before.declined > 0 and before.net == offer.give.money - offer.want.money;
}

bool is_content(const Sight& my, const Game& then) {
    return hope_by_playing_on(then, my.me, my.patience, my.draw) >= content_in(my.game);
}

bool turns_out_better(const Sight& my, const Game& one, const Game& other) {
    return not turns_out_well(other, one, my.me, my.patience, my.draw);
}

// Nothing when playouts turn out no better with the offer accepted than without it; in a standstill,
// when they leave the player less than content.
Suggestion if_it_turns_out_well(const Sight& my, Suggestion offer) {
    if (not offer or is_as_declined(my, std::get<Propose>(offer->action))) return std::nullopt;
    const Game now = with_any_decks(my.game);
    const Game then = after(after(now, offer->action), Accept{});
    const bool is_good = stands_still(my) ? is_content(my, then) : turns_out_better(my, then, now);
    return is_good ? offer : std::nullopt;
}

}  // namespace

Suggestion best_offer(const Sight& my) {
    if (auto offer = if_it_turns_out_well(my, Search{my}.best())) return offer;
    return if_it_turns_out_well(my, bargain(my));
}

Thought answer_by_playing_on(const Sight& my) {
    const Offer& offer = *my.game.offer;
    if (is_traded_lately(my.game, offer.give.deeds | offer.want.deeds))
        return {Decline{}, Reason::TradedLately};
    if (auto no = reason_to_decline(my)) return *no;
    const Game now = with_any_decks(my.game);
    const Game with = after(now, Accept{}), without = after(now, Decline{});
    if (stands_still(my)) {
        if (is_content(my, with)) return {Accept{}, Reason::EndsStandstill};
        return {Decline{}, Reason::LeavesTooLittle};
    }
    if (turns_out_better(my, with, without)) return {Accept{}, Reason::WinsWithTrade};
    return {Decline{}, Reason::WinsWithout};
}

}  // namespace parlor::property::computer
