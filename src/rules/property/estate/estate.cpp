#include "rules/property/estate/estate.hpp"

#include <algorithm>

#include "rules/board/mortgage.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/gaol.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

struct Levels {
    int lowest, highest;
};

Levels levels_of(const OpenGame& game, board::Squares group) {
    Levels levels{board::hotel, 0};
    for (const Square square : group) {
        levels.lowest = std::min<int>(levels.lowest, game.houses[square]);
        levels.highest = std::max<int>(levels.highest, game.houses[square]);
    }
    return levels;
}

// Building requires the complete group, with no deed of it mortgaged (C-7.1).
Answer may_improve(const OpenGame& game, Seat seat, board::Squares group) {
    if (is_barred(game, seat)) return Refusal::InGaol;
    if (not game.deeds[seat].contains_all(group)) return Refusal::GroupNotWhole;
    if (not(game.mortgaged & group).empty()) return Refusal::GroupMortgaged;
    return played;
}

// The money and pieces that building uses up step by step (C-7.3).
struct Supplies {
    Money money;
    int houses, hotels;
};

Supplies supplies_of(const OpenGame& game, Seat seat) {
    return {game.players[seat].money, game.bank_houses, game.bank_hotels};
}

Answer take_step(Supplies& left, const board::Spot& street, int step) {
    const Money cost = building_price(street, step);
    if (left.money < cost) return Refusal::CannotPayBuilding;
    if (step == board::hotel and left.hotels == 0) return Refusal::NoHotels;
    if (step != board::hotel and left.houses == 0) return Refusal::NoHouses;
    left.money -= cost;
    left.hotels -= step == board::hotel ? 1 : 0;
    left.houses += step == board::hotel ? board::hotel - 1 : -1;
    return played;
}

Answer is_own_deed(const OpenGame& game, Seat seat, Square square) {
    if (is_barred(game, seat)) return Refusal::InGaol;
    if (game.deeds[seat].contains(square)) return played;
    return board::is_deed(spot(game, square).kind) ? Refusal::NotYourDeed : Refusal::NotADeed;
}

// A sold hotel leaves four houses on the street; houses that the bank lacks are phantom houses,
// which the next sold houses replace (C-7.6).
void break_up_hotel(Draft& draft, Seat seat) {
    Game& game = draft.game;
    const int from_bank = std::min(game.bank_houses, board::hotel - 1);
    game.bank_houses -= from_bank;
    ++game.bank_hotels;
    draft.player(seat).phantom += board::hotel - 1 - from_bank;
}

void take_back_house(Draft& draft, Seat seat) {
    int& phantom = draft.player(seat).phantom;
    if (phantom > 0)
        --phantom;
    else
        ++draft.game.bank_houses;
}

}  // namespace

Answer may_build(const OpenGame& game, Seat seat, Square square) {
    const board::Spot& street = spot(game, square);
    if (street.kind != board::Kind::Street) return Refusal::NotAStreet;
    if (const Answer no = is_own_deed(game, seat, square)) return no;
    const board::Squares group = group_of(game, square);
    if (const Answer no = may_improve(game, seat, group)) return no;
    const int step = game.houses[square] + 1;
    if (step > board::hotel) return Refusal::FullyBuilt;
    if (game.houses[square] > levels_of(game, group).lowest) return Refusal::BuildUneven;
    Supplies left = supplies_of(game, seat);
    return take_step(left, street, step);
}

Answer may_build_group(const OpenGame& game, Seat seat, board::Group group) {
    const board::Squares streets = game.board().groups[group];
    if (streets.empty() or spot(game, streets.first()).kind != board::Kind::Street)
        return Refusal::NotAStreet;
    if (const Answer no = may_improve(game, seat, streets)) return no;
    if (levels_of(game, streets).lowest == board::hotel) return Refusal::FullyBuilt;
    Supplies left = supplies_of(game, seat);
    for (const Square square : streets_to_raise(game, group))
        if (const Answer no = take_step(left, spot(game, square), game.houses[square] + 1))
            return no;
    return played;
}

board::Squares streets_to_raise(const OpenGame& game, board::Group group) {
    const board::Squares streets = game.board().groups[group];
    const Levels levels = levels_of(game, streets);
    if (levels.lowest == levels.highest) return streets;
    board::Squares low;
    for (const Square square : streets)
        if (game.houses[square] < levels.highest) low.insert(square);
    return low;
}

Answer may_sell(const OpenGame& game, Seat seat, Square square) {
    if (const Answer no = is_own_deed(game, seat, square)) return no;
    if (game.houses[square] == 0) return Refusal::NothingBuilt;
    if (game.houses[square] < levels_of(game, group_of(game, square)).highest)
        return Refusal::SellUneven;
    return played;
}

Answer may_mortgage(const OpenGame& game, Seat seat, Square square) {
    if (const Answer no = is_own_deed(game, seat, square)) return no;
    if (game.mortgaged.contains(square)) return Refusal::AlreadyMortgaged;
    const bool sells_down = game.rules.mortgaging == Mortgaging::SellsDown;
    if (not sells_down and is_improved(game, group_of(game, square))) return Refusal::GroupImproved;
    if (not game.offer) return played;
    const board::Squares traded = game.offer->give.deeds | game.offer->want.deeds;
    if (traded.contains(square)) return Refusal::InTheTrade;
    if (sells_down and not(traded & group_of(game, square)).empty())
        return Refusal::GroupInTheTrade;
    return played;
}

Answer may_repay(const OpenGame& game, Seat seat, Square square) {
    if (const Answer no = is_own_deed(game, seat, square)) return no;
    if (not game.mortgaged.contains(square)) return Refusal::NotMortgaged;
    if (is_in_debt(game, seat)) return Refusal::InDebt;
    const board::Spot& deed = spot(game, square);
    if (game.players[seat].money < board::repay_cost(deed)) return Refusal::CannotPayRepay;
    const Money bid = standing_bid_of(game, seat);
    if (bid > 0_cash and wealth_of(game, seat) - board::mortgage_fee(deed) < bid)
        return Refusal::BelowStandingBid;
    return played;
}

void build(Draft& draft, Seat seat, Square square) {
    Game& game = draft.game;
    const board::Spot& street = spot(game, square);
    const int step = ++game.houses[square];
    const Money cost = building_price(street, step);
    game.bank_hotels -= step == board::hotel ? 1 : 0;
    game.bank_houses += step == board::hotel ? board::hotel - 1 : -1;
    pay_bank(draft, seat, cost);
    draft.tell(told::Built{seat, square, step, cost});
}

void build_group(Draft& draft, Seat seat, board::Group group) {
    for (const Square square : streets_to_raise(draft.game, group)) build(draft, seat, square);
}

void sell(Draft& draft, Seat seat, Square square) {
    Game& game = draft.game;
    const Player& player = draft.player(seat);
    const int step = game.houses[square]--, phantom = player.phantom;
    const Money price = bank_pays(draft, seat, selling_price(spot(game, square), step));
    if (step == board::hotel)
        break_up_hotel(draft, seat);
    else
        take_back_house(draft, seat);
    draft.tell(told::Sold{seat, square, step - 1, price});
    if (player.phantom > phantom) draft.tell(told::Phantom{seat, player.phantom});
    settle_debts(draft, seat);
}

void sell_down(Draft& draft, Seat seat, Square square, int most_left) {
    Game& game = draft.game;
    const int steps = game.houses[square];
    if (steps <= most_left) return;
    clear_street(draft, seat, square);
    const int left = std::min(most_left, game.bank_houses);
    game.houses[square] = static_cast<std::uint8_t>(left);
    game.bank_houses -= left;
    Money price;
    for (int step = steps; step > left; --step) price += selling_price(spot(game, square), step);
    draft.tell(told::Sold{seat, square, left, bank_pays(draft, seat, price)});
}

// Sells houses first, if the rules allow houses in the group: all on this street, and all but one
// on each other street (M-2.7).
void mortgage(Draft& draft, Seat seat, Square square) {
    sell_down(draft, seat, square, 0);
    if (draft.game.rules.mortgaging == Mortgaging::SellsDown)
        for (const Square other : group_of(draft.game, square)) sell_down(draft, seat, other, 1);
    draft.game.mortgaged.insert(square);
    const Money value = bank_pays(draft, seat, spot(draft.game, square).mortgage);
    draft.tell(told::Mortgaged{seat, square, value});
    settle_debts(draft, seat);
}

void repay(Draft& draft, Seat seat, Square square) {
    const Money cost = board::repay_cost(spot(draft.game, square));
    draft.game.mortgaged.erase(square);
    pay_bank(draft, seat, cost);
    draft.tell(told::Repaid{seat, square, cost});
}

void clear_street(Draft& draft, Seat seat, Square square) {
    Game& game = draft.game;
    Player& player = draft.player(seat);
    const int steps = game.houses[square];
    if (steps == board::hotel) {
        ++game.bank_hotels;
    } else {
        const int made_good = std::min(player.phantom, steps);
        player.phantom -= made_good;
        game.bank_houses += steps - made_good;
    }
    game.houses[square] = 0;
}

}  // namespace parlor::property
