#include "rules/property/computer/appraisal.hpp"

#include <algorithm>

#include "rules/property/rent.hpp"

namespace parlor::rules::computer {
namespace {

constexpr Money value_of_card = 40_cash;

// The worth of a whole group beyond its deeds, in the order of `Group`.
constexpr std::array<Money, group_count> bonus{150_cash,
                                               350_cash,
                                               450_cash,
                                               600_cash,
                                               600_cash,
                                               550_cash,
                                               450_cash,
                                               400_cash,
                                               250_cash,
                                               60_cash};

Money bonus_of(Group group) { return bonus[static_cast<std::size_t>(group)]; }

int owners_in(const Sight& my, Squares group) {
    int owners = 0;
    for (int seat = 1; seat <= my.game.seats; ++seat)
        if (not(my.game.deeds[Seat(seat)] & group).empty()) ++owners;
    return owners;
}

Money highest_rent(const Sight& my, Seat owner, Squares group) {
    Money highest;
    for (const Square square : (group & my.game.deeds[owner]) - my.game.mortgaged)
        highest = std::max(highest, rent_due(my.game, square, Dice{4, 3}));
    return highest;
}

// The highest rent that another player charges in these groups.
Money highest_rent_in(const Sight& my, Squares groups) {
    Money highest;
    for (int seat = 1; seat <= my.game.seats; ++seat)
        if (Seat(seat) != my.me) highest = std::max(highest, highest_rent(my, Seat(seat), groups));
    return highest;
}

// Less once three deeds in seven are owned.
Money for_what_is_still_to_be_bought(int owned, int deeds) {
    if (owned * 7 < deeds * 3) return 100_cash;
    return owned < deeds ? 60_cash : 50_cash;
}

}  // namespace

Money value_of(const Sight& my, Square square) {
    const Squares group = my.group_of(square);
    const Money price = my.at(square).price;
    const int own = (my.deeds() & group).count(), size = group.count();
    const int others = (group - my.game.deeds[bank] - my.deeds()).count();
    Money value = price * 3 / 4;
    if (own > 0 or owners_in(my, group) == 1) value = price;
    if (own + 1 == size or (owners_in(my, group) == 1 and others + 1 == size))
        value = price * 5 / 4 + bonus_of(my.at(square).group) / 2;
    return my.game.mortgaged.contains(square) ? value / 2 : value;
}

Money value_to(const OpenGame& game, Seat receiver, const Goods& goods, Squares gone) {
    Money value = goods.money + value_of_card * goods.free_cards;
    const Squares before = game.deeds[receiver], then = (before - gone) | goods.deeds;
    for (const Square square : goods.deeds) {
        const Spot& deed = spot(game, square);
        value += game.mortgaged.contains(square) ? deed.price / 2 : deed.price;
    }
    for (const Group group : all_groups) {
        const Squares all = game.board().groups[group];
        if ((all & goods.deeds).empty()) continue;
        if (then.contains_all(all))
            value += bonus_of(group);
        else if ((then & all).count() > 1)
            value += bonus_of(group) / 4;
    }
    return value;
}

Money reserve_of(const Sight& my) {
    const auto& groups = my.board().groups;
    Money reserve = highest_rent_in(my,
                                    groups[Group::Brown] | groups[Group::LightBlue] |
                                        groups[Group::Pink] | groups[Group::Orange]);
    reserve += highest_rent_in(my, groups[Group::Red] | groups[Group::Yellow]);
    reserve += highest_rent_in(my, groups[Group::Green] | groups[Group::DarkBlue]) / 2;
    reserve += highest_rent_in(my, groups[Group::Stations]) / 2;
    const int deeds = my.board().deeds.count(), owned = deeds - my.game.deeds[bank].count();
    return std::min(reserve / 4, 400_cash) + for_what_is_still_to_be_bought(owned, deeds);
}

}  // namespace parlor::rules::computer
