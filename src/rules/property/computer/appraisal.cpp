#include "rules/property/computer/appraisal.hpp"

#include <algorithm>

#include "rules/board/mortgage.hpp"
#include "rules/property/computer/horizon.hpp"
#include "rules/property/estate/rent.hpp"

namespace parlor::property::computer {
namespace {

constexpr Money value_of_card = 40_cash;
constexpr Money most_for_deeds = 100_cash, most_for_rents = highest_reserve - most_for_deeds;

// The worth of a complete group beyond its deeds, in the order of `Group`.
constexpr std::array<Money, board::group_count> bonus{150_cash,
                                                      350_cash,
                                                      450_cash,
                                                      600_cash,
                                                      600_cash,
                                                      550_cash,
                                                      450_cash,
                                                      400_cash,
                                                      250_cash,
                                                      60_cash};

Money bonus_of(const OpenGame& game, board::Group group) {
    const double usual = bonus[static_cast<std::size_t>(group)].amount;
    return Money{static_cast<int>(usual * future_in(game))};
}

int owners_in(const Sight& my, board::Squares group) {
    int owners = 0;
    for (int seat = 1; seat <= my.game.seats; ++seat)
        if (not(my.game.deeds[Seat(seat)] & group).empty()) ++owners;
    return owners;
}

Money highest_rent(const Sight& my, Seat owner, board::Squares group) {
    Money highest;
    for (const Square square : (group & my.game.deeds[owner]) - my.game.mortgaged)
        highest = std::max(highest, rent_for(my.game, owner, square, Dice{4, 3}));
    return highest;
}

// The worth of these deeds of a group in one hand, beyond their prices.
Money bonus_for(const OpenGame& game, board::Group group, board::Squares held) {
    if (held == game.board().groups[group]) return bonus_of(game, group);
    return held.has_several() ? bonus_of(game, group) / 4 : 0_cash;
}

// The worth that these deeds of the group add to its other deeds in the same hand.
Money added_by(const OpenGame& game,
               board::Group group,
               board::Squares rest,
               board::Squares deeds) {
    if (deeds.empty()) return 0_cash;
    Money value = bonus_for(game, group, rest | deeds) - bonus_for(game, group, rest);
    for (const Square square : deeds) {
        const board::Spot& deed = spot(game, square);
        value += game.mortgaged.contains(square) ? deed.price / 2 : deed.price;
    }
    return value;
}

// The highest rent that another player charges in these groups.
Money highest_rent_in(const Sight& my, board::Squares groups) {
    Money highest;
    for (int seat = 1; seat <= my.game.seats; ++seat)
        if (Seat(seat) != my.me) highest = std::max(highest, highest_rent(my, Seat(seat), groups));
    return highest;
}

// The reserve for deeds still to be bought: smaller once three deeds in seven are owned.
Money for_what_is_still_to_be_bought(int owned, int deeds) {
    if (owned * 7 < deeds * 3) return most_for_deeds;
    return owned < deeds ? 60_cash : 50_cash;
}

}  // namespace

Money value_of(const Sight& my, Square square) {
    const board::Squares group = my.group_of(square);
    const Money price = my.at(square).price;
    const int own = (my.deeds() & group).count(), size = group.count();
    const int others = (group - my.game.deeds[bank] - my.deeds()).count();
    Money value = price * 3 / 4;
    if (own > 0 or owners_in(my, group) == 1) value = price;
    if (own + 1 == size or (owners_in(my, group) == 1 and others + 1 == size))
        value = price * 5 / 4 + bonus_of(my.game, my.at(square).group) / 2;
    return my.game.mortgaged.contains(square) ? value / 2 : value;
}

Account account_of(const OpenGame& game, Seat seat, const Goods& gets, const Goods& gives) {
    Account account{gets.money + value_of_card * gets.free_cards,
                    gives.money + value_of_card * gives.free_cards};
    const board::Squares rest = game.deeds[seat] - gives.deeds;
    for (board::Squares left = gets.deeds | gives.deeds; not left.empty();) {
        const board::Group group = spot(game, left.first()).group;
        const board::Squares all = game.board().groups[group];
        account.gets += added_by(game, group, rest & all, gets.deeds & all);
        account.gives += added_by(game, group, rest & all, gives.deeds & all);
        left -= all;
    }
    for (const Square square : gets.deeds& game.mortgaged)
        account.gives += board::mortgage_fee(spot(game, square));
    return account;
}

Money reserve_of(const Sight& my) {
    const auto& groups = my.board().groups;
    Money reserve = highest_rent_in(my,
                                    groups[board::Group::Brown] | groups[board::Group::LightBlue] |
                                        groups[board::Group::Pink] | groups[board::Group::Orange]);
    reserve += highest_rent_in(my, groups[board::Group::Red] | groups[board::Group::Yellow]);
    reserve +=
        highest_rent_in(my, groups[board::Group::Green] | groups[board::Group::DarkBlue]) / 2;
    reserve += highest_rent_in(my, groups[board::Group::Stations]) / 2;
    const int deeds = my.board().deeds.count(), owned = deeds - my.game.deeds[bank].count();
    return std::min(reserve / 4, most_for_rents) + for_what_is_still_to_be_bought(owned, deeds);
}

}  // namespace parlor::property::computer
