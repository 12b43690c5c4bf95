#include "rules/moneyloopy/estate/estate.hpp"

#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

// The streets of the group on which a house can still be built.
board::Squares open_streets(const Game& game, board::Group group) {
    board::Squares open;
    for (const Square street : game.board().groups[group])
        open.insert_if(not has_hotel(game, street), street);
    return open;
}

}  // namespace

Answer may_build(const Game& game, Seat seat, Square property) {
    if (not game.edition->properties.contains(property)) return Refusal::NotAProperty;
    if (not has_whole_group(game, seat, property)) return Refusal::GroupNotWhole;
    if (has_hotel(game, property)) return Refusal::FullyBuilt;
    return can_pay(game, seat, house_price) ? played : Answer{Refusal::KeepsNoDollar};
}

Answer may_build_group(const Game& game, Seat seat, board::Group group) {
    const board::Squares streets = game.board().groups[group];
    if (streets.empty() or not game.edition->properties.contains_all(streets))
        return Refusal::NotAProperty;
    if (not game.properties[seat].contains_all(streets)) return Refusal::GroupNotWhole;
    const board::Squares open = open_streets(game, group);
    if (open.empty()) return Refusal::FullyBuilt;
    const Money price = house_price * open.count();
    return can_pay(game, seat, price) ? played : Answer{Refusal::KeepsNoDollar};
}

void build(Draft& draft, Seat seat, Square property) {
    take_from(draft, seat, house_price);
    const int houses = ++draft.game.houses[property];
    draft.tell(told::Built{seat, property, houses, house_price});
}

void build_group(Draft& draft, Seat seat, board::Group group) {
    for (const Square street : open_streets(draft.game, group)) build(draft, seat, street);
}

}  // namespace parlor::moneyloopy
