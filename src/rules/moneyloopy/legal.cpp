#include "rules/moneyloopy/legal.hpp"

#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/decisions.hpp"
#include "rules/moneyloopy/estate/auction.hpp"
#include "rules/moneyloopy/estate/estate.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/move.hpp"
#include "rules/moneyloopy/turn/payment.hpp"
#include "rules/moneyloopy/turn/square.hpp"
#include "rules/moneyloopy/turn/train.hpp"

namespace parlor::moneyloopy {
namespace {

void find_building(const Game& game, Choices& open) {
    if (not can_pay(game, open.seat, house_price)) return;
    for (std::size_t i = 0; i < board::group_count; ++i) {
        const board::Squares streets = game.board().groups[board::Group(i)];
        if (streets.empty() or not game.properties[open.seat].contains_all(streets)) continue;
        open.build_groups.insert_if(may_build_group(game, open.seat, board::Group(i)) == played,
                                    board::Group(i));
        for (const Square street : streets)
            open.build.insert_if(may_build(game, open.seat, street) == played, street);
    }
}

void find_arrivals(const Game& game, Choices& open) {
    open.train = may_arrive(game) == played;
    if (may_jump(game) != played) return;
    for (int square = 0; square < game.board().size; ++square) open.jump.insert(Square(square));
}

void find_tolls(const Game& game, Choices& open) {
    open.toll = may_pay_toll(game) == played;
    open.safe = may_save_toll(game) == played;
    open.loop = true;
}

void find_payments(const Game& game, Choices& open) {
    open.pay = may_pay(game) == played;
    open.bankrupt = may_go_bankrupt(game) == played;
}

void find_offers(const Game& game, Choices& open) {
    open.no = true;
    open.train = may_board(game) == played;
    open.safe_card = may_buy_safe_card(game) == played;
    switch (place_under(game, open.seat)) {
        case Place::Chance:
            open.most_stake = most_payable(game, open.seat);
            open.most_cards = game.players[open.seat].safe_cards;
            open.stake = open.most_stake > 0_cash or open.most_cards > 0;
            break;
        case Place::WaterWorks: open.sell_to_bank = game.properties[open.seat]; break;
        case Place::ElectricCompany:
            for (const Square property : owned_by_others(game, open.seat))
                open.take.insert_if(may_take(game, property) == played, property);
            break;
        case Place::Go:
        case Place::Property:
        case Place::Tollbooth:
        case Place::Chest:
        case Place::IncomeTax:
        case Place::LuxuryTax:
        case Place::Station:
        case Place::ShortLine: break;
    }
}

void find_answers_to_square(const Game& game, Choices& open) {
    open.safe = may_save(game) == played;
    if (std::holds_alternative<ToPay>(game.phase)) return find_payments(game, open);
    if (std::holds_alternative<ToChoose>(game.phase)) return find_offers(game, open);
    open.buy = may_buy(game) == played;
    open.auction = true;
}

void find_bids(const Game& game, Choices& open) {
    open.pass = open.forfeit = true;
    if (highest_open_bid(game) < lowest_open_bid(game)) return;
    open.lowest_bid = lowest_open_bid(game);
    open.highest_bid = highest_open_bid(game);
}

void find_partners(const Game& game, Choices& open) {
    if (not to_propose.contains(open.kind)) return;
    open.deal = game.proposal ? Seats{game.proposal->from} : players_in(game);
    open.deal.erase(open.seat);
}

}  // namespace

Choices legal(const Game& game) {
    Choices open{.seat = game.decision.seat, .kind = game.decision.kind};
    switch (open.kind) {
        case DecisionKind::None:
        case DecisionKind::Chance: break;
        case DecisionKind::Roll:
            open.roll = true;
            find_building(game, open);
            break;
        case DecisionKind::Jump:
            find_arrivals(game, open);
            find_building(game, open);
            break;
        case DecisionKind::Toll: find_tolls(game, open); break;
        case DecisionKind::Square: find_answers_to_square(game, open); break;
        case DecisionKind::Bid: find_bids(game, open); break;
        case DecisionKind::Debt: find_payments(game, open); break;
        case DecisionKind::End: open.end = true; break;
        case DecisionKind::Deal:
            open.accept = may_accept(game) == played;
            open.decline = true;
            break;
    }
    find_partners(game, open);
    return open;
}

}  // namespace parlor::moneyloopy
