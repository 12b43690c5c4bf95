#include "rules/property/computer/beginner.hpp"

#include <algorithm>

#include "rules/property/computer/decide.hpp"
#include "rules/property/computer/habits.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/trade.hpp"
#include "rules/property/turn/elimination.hpp"

namespace parlor::property::computer {
namespace {

// The least money in hand after each of these actions.
constexpr Money after_buying = 20_cash, after_bidding = 100_cash, after_building = 200_cash,
                after_repaying = 500_cash, after_bail = 450_cash, after_claiming = 300_cash,
                after_trading = 100_cash;

constexpr int rounds_between_offers = 5;
constexpr int most_raises = 4;  // of declined offers

Thought deed(const Sight& my) {
    const Square square = std::get<ToDecide>(my.game.phase).deed;
    const Money left = my.money() - my.at(square).price;
    if (left >= after_buying) return {Buy{}, Reason::RichEnough, left};
    return {Pass{}, Reason::TooPoor, left};
}

// Bids up to the price on the deed.
Thought bid(const Sight& my) {
    const Money limit = std::min(my.at(my.game.auction->square).price, my.money() - after_bidding);
    return bid_up_to(my, limit);
}

Thought gaol(const Sight& my) {
    if (free_cards_of(my.game, my.me) > 0) return {UseCard{}, Reason::LeavesGaol};
    const Money left = my.money() - bail_sum;
    if (left >= after_bail) return {Bail{}, Reason::LeavesGaol, left};
    return {Roll{}, Reason::TooPoor, left};
}

// A mortgaged deed at half its price; no bonus for groups.
Money face_value(const Sight& my, const Goods& goods) {
    Money value = goods.money + 30_cash * goods.free_cards;
    for (const Square square : goods.deeds)
        value += my.game.mortgaged.contains(square) ? my.at(square).price / 2 : my.at(square).price;
    return value;
}

// Counts a deed twice when it completes a group of the other player.
Thought answer(const Sight& my) {
    const Offer& offer = *my.game.offer;
    if (breaks_a_group(my, offer.want.deeds)) return {Decline{}, Reason::KeepsTheGroup};
    Money gives = face_value(my, offer.want);
    const Money gets = face_value(my, offer.give);
    for (const Square square : offer.want.deeds)
        if ((my.game.deeds[offer.from] | offer.want.deeds).contains_all(my.group_of(square)))
            gives += my.at(square).price;
    if (gets * 4 >= gives * 5 and may_accept(my.game, {}) == played)
        return {Accept{}, Reason::GoodTrade, gives, gets};
    return {Decline{}, Reason::BadTrade, gives, gets};
}

// Offers money for the last deed of a group, and more after each refusal.
std::optional<Thought> offer_for(const Sight& my, Square square, Seat owner) {
    const Proposals& before = my.proposals_to(owner);
    const int waits = rounds_between_offers * (1 + before.declined);
    if (before.declined > most_raises) return std::nullopt;
    if (before.round > 0 and my.game.round - before.round < waits) return std::nullopt;
    const Money price = my.at(square).price, sum = price * (3 + before.declined) / 2;
    if (my.money() - sum < after_trading) return std::nullopt;
    const Propose propose{owner, {.money = sum}, {.deeds = {square}}, {}};
    if (may_propose(my.game, {my.me, owner, propose.give, propose.want, {}}) != played)
        return std::nullopt;
    return Thought{propose, Reason::WantsTheGroup, sum, price};
}

std::optional<Thought> trade(const Sight& my) {
    for (const board::Group group : all_groups) {
        const board::Squares missing = my.group(group) - my.deeds();
        if (not missing.has_one() or missing == my.group(group)) continue;
        const Seat owner = owner_of(my.game, missing.first());
        if (owner == bank or is_traded_lately(my.game, missing)) continue;
        if (auto thought = offer_for(my, missing.first(), owner)) return thought;
    }
    return std::nullopt;
}

Thought claim(const Sight& my) { return claim_keeping(my, after_claiming); }

Thought end(const Sight& my) {
    if (auto thought = build_keeping(my, after_building)) return *thought;
    if (auto thought = repay_keeping(my, after_repaying)) return *thought;
    if (auto thought = trade(my)) return *thought;
    if (auto thought = ask_for_the_end(my)) return *thought;
    return {End{}};
}

constexpr Ways ways{
    .gaol = gaol, .deed = deed, .bid = bid, .answer = answer, .claim = claim, .end = end};

}  // namespace

Thought beginner(const Sight& my) { return decide(my, ways); }

}  // namespace parlor::property::computer
