#include "rules/property/computer/bargain.hpp"

#include <algorithm>

#include "rules/property/estate/trade.hpp"

namespace parlor::property::computer {
namespace {

constexpr int rounds_between_offers = 2;
constexpr int most_offers = 5;
constexpr Money after_trading = 450_cash, more_each_time = 10_cash;

// No offers before a third of the deeds is owned.
bool is_too_early(const Sight& my) {
    const int deeds = my.board().deeds.count();
    return deeds - my.game.deeds[bank].count() < deeds / 3;
}

bool waits(const Sight& my, Seat other) {
    const Proposals& before = my.proposals_to(other);
    if (before.declined >= most_offers) return true;
    return before.round > 0 and
           my.game.round - before.round < rounds_between_offers * (1 + before.declined);
}

// The player who owns all these deeds; the bank when no single player does.
Seat only_owner(const Sight& my, board::Squares deeds) {
    const Seat owner = owner_of(my.game, deeds.first());
    return my.game.deeds[owner].contains_all(deeds) ? owner : bank;
}

// Deeds that complete a group of the other player: a group in exchange for a group.
board::Squares deeds_for_a_group_of(const Sight& my, Seat other, board::Group wanted) {
    board::Squares best;
    for (const board::Group group : all_groups) {
        if (group == wanted or not my.is_street(my.group(group))) continue;
        const board::Squares mine = my.group(group) & my.deeds();
        if (mine.empty() or my.has_whole(my.group(group))) continue;
        if ((mine | my.game.deeds[other]).contains_all(my.group(group))) best = mine;
    }
    return best;
}

board::Squares spare_singles(const Sight& my, Seat other, board::Group wanted) {
    board::Squares spare = my.deeds() - my.group(wanted) - my.game.mortgaged;
    for (const board::Group group : all_groups) {
        const board::Squares all = my.group(group);
        if (my.has_whole(all) or (my.deeds() & all).has_several() or
            not(my.game.deeds[other] & all).empty())
            spare -= all;
    }
    return spare;
}

// Adds deeds in board order, then money, until the other side is satisfied.
bool sweeten(const Sight& my, Offer& offer, board::Squares spare, int raises) {
    const auto lacks = [&] {
        const Judgement judged = judge(my.game, offer);
        return judged.asked() * (10 + raises) / 10 - judged.other.gets;
    };
    Money lack = lacks();
    for (const Square square : spare) {
        if (lack <= 0_cash or lack < my.at(square).price) break;
        offer.give.deeds.insert(square);
        lack = lacks();
    }
    offer.give.money = std::max(lack, 0_cash) + more_each_time * raises;
    return my.money() - offer.give.money >= after_trading;
}

Suggestion offer_for(const Sight& my, board::Group group, Seat owner, board::Squares missing) {
    if (is_traded_lately(my.game, missing)) return std::nullopt;
    Offer offer{.from = my.me, .to = owner};
    offer.want.deeds = missing;
    const int raises = my.proposals_to(owner).declined;
    if (players_in(my.game).count() > 2) offer.give.deeds = deeds_for_a_group_of(my, owner, group);
    if (not sweeten(my, offer, spare_singles(my, owner, group), raises)) return std::nullopt;
    const Judgement judged = judge(my.game, offer);
    if (judged.proposer.gets * 3 < judged.other.gets * 2) return std::nullopt;
    if (is_traded_lately(my.game, offer.give.deeds)) return std::nullopt;
    if (may_propose(my.game, offer) != played) return std::nullopt;
    return Thought{Propose{owner, offer.give, offer.want, {}},
                   Reason::WantsTheGroup,
                   judged.other.gets,
                   judged.proposer.gets};
}

}  // namespace

Judgement judge(const OpenGame& game, const Offer& offer) {
    return {account_of(game, offer.from, offer.want, offer.give),
            account_of(game, offer.to, offer.give, offer.want)};
}

Suggestion reason_to_decline(const Sight& my) {
    const Offer& offer = *my.game.offer;
    if (breaks_a_group(my, offer.want.deeds)) return Thought{Decline{}, Reason::KeepsTheGroup};
    const Judgement judged = judge(my.game, offer);
    if (judged.other.gets < judged.asked())
        return Thought{Decline{}, Reason::BadTrade, judged.asked(), judged.other.gets};
    if (may_accept(my.game, {}) != played) return Thought{Decline{}, Reason::CannotBePaid};
    return std::nullopt;
}

Suggestion bargain(const Sight& my) {
    if (my.money() < after_trading or is_too_early(my)) return std::nullopt;
    for (std::size_t i = board::group_count; i-- > 0;) {
        const board::Group group = least_wanted_first[i];
        const board::Squares missing = my.group(group) - my.deeds();
        if (missing.empty() or missing == my.group(group)) continue;
        const Seat owner = only_owner(my, missing);
        if (owner == bank or waits(my, owner)) continue;
        if (auto offer = offer_for(my, group, owner, missing)) return offer;
    }
    return std::nullopt;
}

}  // namespace parlor::property::computer
