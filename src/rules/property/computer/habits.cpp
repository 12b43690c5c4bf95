#include "rules/property/computer/habits.hpp"

#include <algorithm>

#include "rules/board/mortgage.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/estate.hpp"
#include "rules/property/figures/score.hpp"
#include "rules/property/turn/elimination.hpp"

namespace parlor::property::computer {
namespace {

constexpr Money smallest_raise = 10_cash;
constexpr int first_round_to_give_up = 30;
constexpr int for_ever = 250;  // rounds
constexpr int rounds_between_votes = 50;
constexpr int rounds_between_trades = 12;  // with the same deed

bool leads(const Sight& my) {
    const int own = score_of(my.game, my.me);
    for (const Seat other : players_in(my.game))
        if (score_of(my.game, other) > own) return false;
    return true;
}

int hotels_in(const Sight& my, board::Squares group) {
    int hotels = 0;
    for (const Square square : group) hotels += my.game.houses[square] == board::hotel ? 1 : 0;
    return hotels;
}

}  // namespace

// Raises by a quarter of the distance to its limit, so that auctions stay short.
Thought bid_up_to(const Sight& my, Money limit) {
    const Money lowest = lowest_open_bid(my.game);
    const Money most = std::min(limit, highest_open_bid(my.game));
    if (most < lowest) return {Forfeit{}, Reason::WorthLess, lowest, limit};
    const Money raise = std::max((most - lowest) / 4, smallest_raise);
    const Money bid = std::min(lowest + raise, most);
    return {Bid{bid}, Reason::WorthMore, bid, limit};
}

bool has_steps_left(const OpenGame& game, board::Squares group) {
    if (group.empty() or spot(game, group.first()).kind != board::Kind::Street) return false;
    if (not(game.mortgaged & group).empty()) return false;
    for (const Square square : group)
        if (game.houses[square] < board::hotel) return true;
    return false;
}

bool is_kept_from_building(const Sight& my) {
    if (my.game.rules.gaol_managing == GaolManaging::Open) return false;
    for (const board::Group group : all_groups)
        if (my.has_whole(my.group(group)) and has_steps_left(my.game, my.group(group))) return true;
    return false;
}

board::Squares lowest_streets(const OpenGame& game, board::Squares group) {
    int lowest = board::hotel;
    for (const Square square : group) lowest = std::min<int>(lowest, game.houses[square]);
    board::Squares low;
    for (const Square square : group)
        if (game.houses[square] == lowest) low.insert(square);
    return low;
}

Money cost_of_step(const OpenGame& game, board::Squares streets) {
    Money cost;
    for (const Square square : streets)
        cost += building_price(spot(game, square), game.houses[square] + 1);
    return cost;
}

Suggestion build_keeping(const Sight& my, Money reserve) {
    for (std::size_t i = board::group_count; i-- > 0;) {
        const board::Squares group = my.group(all_groups[i]);
        if (not my.has_whole(group) or not has_steps_left(my.game, group)) continue;
        const Money left = my.money() - cost_of_step(my.game, lowest_streets(my.game, group));
        if (left >= reserve and may_build_group(my.game, my.me, all_groups[i]) == played)
            return Thought{BuildGroup{all_groups[i]}, Reason::Builds, left};
    }
    return std::nullopt;
}

Suggestion repay_keeping(const Sight& my, Money reserve) {
    const board::Squares mortgaged = my.deeds() & my.game.mortgaged;
    if (mortgaged.empty() or my.money() < reserve) return std::nullopt;
    Suggestion found;
    for (const Square square : mortgaged) {
        const Money left = my.money() - board::repay_cost(my.at(square));
        if (left < reserve or may_repay(my.game, my.me, square) != played) continue;
        found = Thought{Repay{square}, Reason::Repays, left};
        if (my.has_whole(my.group_of(square))) break;
    }
    return found;
}

Thought claim_keeping(const Sight& my, Money reserve) {
    for (const Square square : my.game.claims->unsettled) {
        const Money left = my.money() - board::mortgage_fee(my.at(square));
        if (left >= reserve and may_claim(my.game, square, false) == played)
            return {Claim{square, false}, Reason::RichEnough, left};
    }
    return {LeaveAll{}, Reason::TooPoor, my.money()};
}

Thought sell_for_houses(const Sight& my) {
    Thought best{Recover{}, Reason::Debt};
    int fewest = static_cast<int>(board::most_squares);
    for (const Square square : my.deeds()) {
        const int hotels = hotels_in(my, my.group_of(square));
        if (my.game.houses[square] == 0 or hotels >= fewest) continue;
        if (may_sell(my.game, my.me, square) != played) continue;
        fewest = hotels;
        best.action = Sell{square};
    }
    return best;
}

bool is_traded_lately(const OpenGame& game, board::Squares deeds) {
    for (const Square square : deeds) {
        const int round = game.traded_round[square];
        if (round > 0 and game.round - round < rounds_between_trades) return true;
    }
    return false;
}

bool breaks_a_group(const Sight& my, board::Squares deeds) {
    for (const Square square : deeds)
        if (my.has_whole(my.group_of(square))) return true;
    return false;
}

// C-12.1.
Thought vote(const Sight& my) {
    if (my.game.round < first_round_to_give_up) return {Refuse{}, Reason::TooEarly};
    const int highest = score_of(my.game, leader_by_score(my.game));
    if (score_of(my.game, my.me) * 3 < highest) return {Agree{}, Reason::FarBehind};
    return {Refuse{}, Reason::StillHopes};
}

Suggestion ask_for_the_end(const Sight& my) {
    const int refused = my.game.end_refused_round;
    if (my.game.round < for_ever or
        (refused > 0 and my.game.round - refused < rounds_between_votes))
        return std::nullopt;
    if (not leads(my)) return std::nullopt;
    return Thought{EndGame{}, Reason::GoesOnForEver};
}

}  // namespace parlor::property::computer
