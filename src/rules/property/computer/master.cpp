#include "rules/property/computer/master.hpp"

#include <algorithm>

#include "rules/property/computer/dealing.hpp"
#include "rules/property/computer/decide.hpp"
#include "rules/property/computer/habits.hpp"
#include "rules/property/computer/horizon.hpp"
#include "rules/property/computer/imagined.hpp"
#include "rules/property/computer/management.hpp"
#include "rules/property/computer/outlook.hpp"
#include "rules/property/computer/raising.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/elimination.hpp"

namespace parlor::property::computer {
namespace {

constexpr Money after_bail = 100_cash, after_claiming = 50_cash;
constexpr double safe_exposure = 0.25;  // hundreds of dollars per roll
constexpr Money smallest_raise = 10_cash;

bool are_few_deeds_left(const Sight& my) {
    return my.game.deeds[bank].count() <= my.board().deeds.count() / 7;
}

double hope_in(const Sight& my, const OpenGame& then) { return outlook_in(then)[my.me]; }

// Buys the deed, mortgaging others if necessary: at its price no deed is too dear, if it pays back
// before the end.
Thought deed(const Sight& my) {
    const Square square = std::get<ToDecide>(my.game.phase).deed;
    const Money price = my.at(square).price;
    if (not pays_back(my, with_deed(my.game, my.me, square, price)))
        return {Pass{}, Reason::WorseOutlook, price};
    if (my.money() >= price) return {Buy{}, Reason::RichEnough, my.money() - price};
    if (auto raise = mortgage_for(my, price, my.group_of(square))) return *raise;
    return {Pass{}, Reason::TooPoor, my.money() - price};
}

// The hope if the deed goes to another: to the standing bidder; before there is one, to the player
// still in the auction from whose having it this one loses most.
double hope_without_deed(const Sight& my) {
    const board::Auction& auction = *my.game.auction;
    const Square square = auction.square;
    if (auction.bidder != bank)
        return hope_in(my, with_deed(my.game, auction.bidder, square, auction.bid));
    double hope = hope_in(my, my.game);
    const Money lowest = lowest_open_bid(my.game);
    for (const Seat rival : players_in(my.game) - auction.forfeited - Seats{my.me})
        if (my.game.players[rival].money >= lowest)
            hope = std::min(hope, hope_in(my, with_deed(my.game, rival, square, lowest)));
    return hope;
}

// Compares a raise by a fifth of the price, then the lowest bid, with leaving the deed to another.
Thought bid(const Sight& my) {
    const board::Auction& auction = *my.game.auction;
    const double hope = hope_without_deed(my);
    const Money lowest = lowest_open_bid(my.game);
    const Money most =
        std::min(highest_open_bid(my.game), money_with_mortgages(my, my.group_of(auction.square)));
    const Money step = std::max(my.at(auction.square).price / 5, smallest_raise);
    for (const Money sum : {auction.bid + step, lowest}) {
        if (sum < lowest or sum > most) continue;
        if (hope_in(my, with_deed(my.game, my.me, auction.square, sum)) > hope)
            return {Bid{sum}, Reason::BetterOutlook, sum};
    }
    return {Forfeit{}, Reason::WorseOutlook, lowest};
}

// Leaves Gaol early in the game, while there are deeds to buy. Later Gaol is safer, and the
// player's rents still come in; but not if Gaol bars the player from building.
Thought gaol(const Sight& my) {
    const double exposure = traits_in(my.game)[my.me][Trait::Exposure];
    const bool is_safer = exposure > safe_exposure and not is_kept_from_building(my);
    if (are_few_deeds_left(my) and is_safer) return {Roll{}, Reason::StaysInGaol};
    if (free_cards_of(my.game, my.me) > 0) return {UseCard{}, Reason::LeavesGaol};
    if (my.money() - bail_sum >= after_bail) return {Bail{}, Reason::LeavesGaol};
    return {Roll{}, Reason::TooPoor, my.money() - bail_sum};
}

Thought claim(const Sight& my) { return claim_keeping(my, after_claiming); }

Thought end(const Sight& my) {
    if (auto offer = best_offer(my)) return *offer;
    if (auto step = best_step(my)) return *step;
    if (auto question = ask_for_the_end(my)) return *question;
    return {End{}};
}

constexpr Ways ways{.gaol = gaol,
                    .deed = deed,
                    .bid = bid,
                    .answer = answer_by_playing_on,
                    .claim = claim,
                    .end = end};

}  // namespace

Thought master(const Sight& my) { return decide(my, ways); }

}  // namespace parlor::property::computer
