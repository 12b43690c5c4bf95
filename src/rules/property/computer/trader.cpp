#include "rules/property/computer/trader.hpp"

#include <algorithm>

#include "rules/property/computer/appraisal.hpp"
#include "rules/property/computer/bargain.hpp"
#include "rules/property/computer/decide.hpp"
#include "rules/property/computer/habits.hpp"
#include "rules/property/computer/horizon.hpp"
#include "rules/property/computer/imagined.hpp"
#include "rules/property/computer/raising.hpp"

namespace parlor::property::computer {
namespace {

constexpr Money after_buying = 30_cash, after_claiming = 200_cash, bail_from = 500_cash;
constexpr Money highest_rent_to_go_out = 300_cash;

// Whether to raise money for the deed: a station, the last deed of its group, or a deed of a group
// in which no other player owns a deed.
bool is_wanted(const Sight& my, Square square) {
    const board::Squares rest = my.group_of(square) - my.deeds();
    board::Squares others = rest - my.game.deeds[bank];
    return others.empty() or my.at(square).kind == board::Kind::Station or rest.count() == 1;
}

Thought deed(const Sight& my) {
    const Square square = std::get<ToDecide>(my.game.phase).deed;
    const Money price = my.at(square).price;
    if (not pays_back(my, with_deed(my.game, my.me, square, price)))
        return {Pass{}, Reason::WorseOutlook, price};
    if (my.money() - price >= after_buying or (my.money() >= price and is_wanted(my, square)))
        return {Buy{}, Reason::RichEnough, my.money() - price};
    if (is_wanted(my, square))
        if (auto raise = mortgage_for(my, price, my.group_of(square))) return *raise;
    return {Pass{}, Reason::TooPoor, my.money() - price};
}

Thought bid(const Sight& my) {
    const Square square = my.game.auction->square;
    const Money value = value_of(my, square);
    const Money spare = is_wanted(my, square) ? money_with_mortgages(my, my.group_of(square))
                                              : my.money() - after_buying;
    return bid_up_to(my, std::min(value, spare));
}

bool is_safer_inside(const Sight& my) {
    return reserve_of(my) > highest_rent_to_go_out and not is_kept_from_building(my);
}

Thought gaol(const Sight& my) {
    const bool is_early = my.game.deeds[bank].count() > 4;
    if (not is_early and is_safer_inside(my)) return {Roll{}, Reason::StaysInGaol};
    if (free_cards_of(my.game, my.me) > 0) return {UseCard{}, Reason::LeavesGaol};
    if (my.money() >= bail_from) return {Bail{}, Reason::LeavesGaol};
    return {Roll{}, Reason::TooPoor, my.money()};
}

Thought answer(const Sight& my) {
    if (auto no = reason_to_decline(my)) return *no;
    const Judgement judged = judge(my.game, *my.game.offer);
    return {Accept{}, Reason::GoodTrade, judged.asked(), judged.other.gets};
}

Thought claim(const Sight& my) { return claim_keeping(my, after_claiming); }

// The reserve, which takes long to work out, is asked for only where it can make a difference.
Suggestion build(const Sight& my) {
    auto step = build_keeping(my, 0_cash);
    const bool is_rich = step and step->sum >= highest_reserve;  // sum: what would stay in hand
    if (step and not is_rich) step = build_keeping(my, reserve_of(my));
    if (not step) return std::nullopt;
    const board::Group group = std::get<BuildGroup>(step->action).group;
    const OpenGame then = with_step(my.game, my.me, lowest_streets(my.game, my.group(group)));
    return pays_back(my, then) ? step : std::nullopt;
}

Thought end(const Sight& my) {
    if (auto thought = build(my)) return *thought;
    if (auto thought = bargain(my)) return *thought;
    if (repay_keeping(my, 0_cash) and future_in(my.game) == 1)
        if (auto thought = repay_keeping(my, reserve_of(my) + 200_cash)) return *thought;
    if (auto thought = ask_for_the_end(my)) return *thought;
    return {End{}};
}

constexpr Ways ways{
    .gaol = gaol, .deed = deed, .bid = bid, .answer = answer, .claim = claim, .end = end};

}  // namespace

Thought trader(const Sight& my) { return decide(my, ways); }

}  // namespace parlor::property::computer
