#include "rules/property/random_move.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "rules/property/decisions.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/trade.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/legal.hpp"
#include "rules/property/turn/chance.hpp"

namespace parlor::property {
namespace {

// Like a ShortList, but places that stay empty cost nothing.
class Moves {
public:
    void push_back(const Action& action) { std::construct_at(&places_.at(size_++).action, action); }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Action& any(Draw draw) const {
        return places_[static_cast<std::size_t>(draw(static_cast<int>(size_)))].action;
    }

private:
    union Place {
        Place() {}  // NOLINT: empty
        Action action;
    };
    std::array<Place, 16> places_;
    std::size_t size_ = 0;
};

template <class Key>
Key any_of(SetOf<Key> keys, Draw draw) {
    auto pick = keys.begin();
    for (int skip = draw(keys.count()); skip > 0; --skip) ++pick;
    return *pick;
}

template <class Key>
SetOf<Key> some_of(SetOf<Key> keys, int one_in, Draw draw) {
    SetOf<Key> some;
    for (const Key key : keys)
        if (draw(one_in) == 0) some.insert(key);
    return some;
}

Goods some_goods(const Game& game, Seat seat, Draw draw) {
    Goods goods{.deeds = some_of(game.deeds[seat], 4, draw)};
    if (draw(2) == 0) goods.money = Money{draw(game.players[seat].money.amount + 1)};
    if (draw(4) == 0) goods.free_cards = free_cards_of(game, seat);
    return goods;
}

Offer some_offer(const Game& game, Seat seat, Seats partners, Draw draw) {
    Offer offer{.from = seat, .to = any_of(partners, draw)};
    offer.give = some_goods(game, seat, draw);
    offer.want = some_goods(game, offer.to, draw);
    offer.repay = some_of(offer.want.deeds & game.mortgaged, 2, draw);
    return offer;
}

Money some_bid(const Choices& open, Draw draw) {
    const int room = (open.highest_bid - open.lowest_bid).amount;
    const int raise = draw(8) == 0 ? draw(room + 1) : std::min(room, draw(20));
    return open.lowest_bid + Money{raise};
}

void add_managing(const Choices& open, Moves& moves, Draw draw) {
    const auto add = [&]<class Act>(board::Squares squares, Act) {
        if (not squares.empty()) moves.push_back(Act{any_of(squares, draw)});
    };
    add(open.build, Build{});
    if (not open.build_groups.empty()) moves.push_back(BuildGroup{any_of(open.build_groups, draw)});
    add(open.sell, Sell{});
    add(open.mortgage, Mortgage{});
    add(open.repay, Repay{});
}

void add_claims(const Choices& open, Moves& moves, Draw draw) {
    if (not open.claim.empty()) moves.push_back(Claim{any_of(open.claim, draw), false});
    if (not open.claim_repay.empty()) moves.push_back(Claim{any_of(open.claim_repay, draw), true});
    if (not open.leave.empty()) moves.push_back(Leave{any_of(open.leave, draw)});
}

// The moves that answer the decision itself.
Moves main_moves(const Choices& open, Draw draw) {
    Moves moves;
    const auto add = [&](bool is_open, const Action& action) {
        if (is_open) moves.push_back(action);
    };
    add(open.roll, Roll{});
    add(open.buy, Buy{});
    add(open.pass, Pass{});
    add(open.forfeit, Forfeit{});
    add(open.end, End{});
    add(open.bail, Bail{});
    add(open.card, UseCard{});
    add(open.recover, Recover{});
    add(open.accept, Accept{some_of(open.accept_repay, 4, draw)});
    add(open.decline, Decline{});
    add(open.agree, Agree{});
    add(open.refuse, Refuse{});
    if (open.highest_bid > 0_cash) moves.push_back(Bid{some_bid(open, draw)});
    add_claims(open, moves, draw);
    return moves;
}

}  // namespace

Action random_move(const Game& game, Draw draw) {
    if (game.decision.kind == DecisionKind::Chance) return answer_chance(game, draw);
    Choices open = legal_answers(game);
    Moves moves = main_moves(open, draw);
    if (moves.empty() or draw(4) == 0) {
        find_managing(game, open);
        add_managing(open, moves, draw);
    }
    if (open.end_game and draw(200) == 0) return EndGame{};
    if (not open.propose.empty() and draw(12) == 0) {
        const Offer offer = some_offer(game, open.seat, open.propose, draw);
        if (may_propose(game, offer) == played)
            return Propose{offer.to, offer.give, offer.want, offer.repay};
    }
    const Action& move = moves.any(draw);
    if (const auto* accept = std::get_if<Accept>(&move);
        accept != nullptr and may_accept(game, accept->repay) != played)
        return Accept{};
    return move;
}

}  // namespace parlor::property
