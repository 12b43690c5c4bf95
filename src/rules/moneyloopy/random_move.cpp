#include "rules/moneyloopy/random_move.hpp"

#include <algorithm>

#include "base/short_list.hpp"
#include "rules/moneyloopy/deal/any_of.hpp"
#include "rules/moneyloopy/legal.hpp"
#include "rules/moneyloopy/turn/chance.hpp"

namespace parlor::moneyloopy {
namespace {

using Moves = ShortList<Action, 8>;

Money some_bid(const Choices& open, Draw draw) {
    const int room = (open.highest_bid - open.lowest_bid).amount;
    const int raise = draw(8) == 0 ? draw(room + 1) : std::min(room, draw(20));
    return open.lowest_bid + Money{raise};
}

// Mostly a part of what is possible, so that games last.
Stake some_stake(const Choices& open, Draw draw) {
    Stake stake{Money{draw(open.most_stake.amount / 4 + 1)}, draw(open.most_cards + 1)};
    if (stake.money == 0_cash and stake.cards == 0) {
        stake.money = std::min(open.most_stake, 1_cash);
        stake.cards = stake.money == 0_cash ? 1 : 0;
    }
    return stake;
}

void add_building(const Choices& open, Moves& moves, Draw draw) {
    if (not open.build.empty()) moves.push_back(Build{any_of(open.build, draw)});
    if (not open.build_groups.empty()) moves.push_back(BuildGroup{any_of(open.build_groups, draw)});
}

void add_offers(const Choices& open, Moves& moves, Draw draw) {
    if (open.stake) moves.push_back(some_stake(open, draw));
    if (not open.sell_to_bank.empty()) moves.push_back(SellToBank{any_of(open.sell_to_bank, draw)});
    if (not open.take.empty()) moves.push_back(Take{any_of(open.take, draw)});
    if (not open.jump.empty()) moves.push_back(Jump{any_of(open.jump, draw)});
}

Moves moves_in(const Choices& open, Draw draw) {
    Moves moves;
    const auto add = [&](bool is_open, const Action& action) {
        if (is_open) moves.push_back(action);
    };
    add(open.roll, Roll{});
    add(open.train, Train{});
    add(open.toll, PayToll{});
    add(open.loop, Loop{});
    add(open.safe, UseSafeCard{});
    add(open.pay, Pay{});
    add(open.bankrupt, Bankrupt{});
    add(open.buy, Buy{});
    add(open.auction, StartAuction{});
    add(open.safe_card, BuySafeCard{});
    add(open.no, No{});
    add(open.pass, Pass{});
    add(open.forfeit, Forfeit{});
    add(open.end, End{});
    add(open.accept, Accept{});
    add(open.decline, Decline{});
    if (open.highest_bid > 0_cash) moves.push_back(Bid{some_bid(open, draw)});
    add_building(open, moves, draw);
    add_offers(open, moves, draw);
    return moves;
}

}  // namespace

Action random_move(const Game& game, Draw draw) {
    if (game.decision.kind == DecisionKind::Chance) return answer_chance(game, draw);
    const Moves moves = moves_in(legal(game), draw);
    return moves[static_cast<std::size_t>(draw(static_cast<int>(moves.size())))];
}

}  // namespace parlor::moneyloopy
