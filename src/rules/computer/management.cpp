#include "rules/computer/management.hpp"

#include <algorithm>

#include "rules/computer/imagined.hpp"
#include "rules/computer/outlook.hpp"
#include "rules/computer/raising.hpp"
#include "rules/estate.hpp"

namespace parlor::rules::computer {
namespace {

constexpr int few_houses = 8;  // in the bank

class Steps {
public:
    explicit Steps(const Sight& my) : my_{my}, hope_{outlook_in(my.game)[my.me]} {}

    Wish best() {
        for (const Group group : all_groups)
            if (my_.is_street(my_.group(group)) and my_.has_whole(my_.group(group)))
                consider_building(group);
        for (const Square square : my_.deeds() & my_.game.mortgaged)
            if (may_repay(my_.game, my_.me, square) == played)
                consider(Repay{square}, Reason::Repays, with_repayment(my_.game, my_.me, square));
        return best_;
    }

private:
    void consider(const Action& action, Reason reason, const OpenGame& then) {
        const double hope = outlook_in(then)[my_.me];
        if (hope <= hope_) return;
        hope_ = hope;
        best_ = Thought{action, reason, then.players[my_.me].money};
    }

    void consider_building(Group group) {
        const Squares low = lowest_streets(group);
        if (my_.game.houses[low.first()] == hotel) return;
        if (my_.game.houses[low.first()] + 1 == hotel and holds_houses()) return;
        if (may_build_group(my_.game, my_.me, group) == played)
            consider(BuildGroup{group}, Reason::Builds, with_step(my_.game, my_.me, low));
        else if (const auto raise = money_for(group, low))
            consider(raise->action, raise->reason, with_step(my_.game, my_.me, low));
        else
            for (const Square square : low)
                if (may_build(my_.game, my_.me, square) == played)
                    consider(Build{square}, Reason::Builds, with_step(my_.game, my_.me, {square}));
    }

    // What stands between it and the step is money alone.
    [[nodiscard]] Wish money_for(Group group, Squares low) const {
        if (may_build_group(my_.game, my_.me, group) != Refusal::CannotPayBuilding)
            return std::nullopt;
        Money cost;
        for (const Square square : low)
            cost += my_.game.houses[square] + 1 == hotel ? my_.at(square).hotel_cost
                                                         : my_.at(square).house_cost;
        return mortgage_for(my_, cost, {});
    }

    [[nodiscard]] Squares lowest_streets(Group group) const {
        int lowest = hotel;
        for (const Square square : my_.group(group))
            lowest = std::min<int>(lowest, my_.game.houses[square]);
        Squares low;
        for (const Square square : my_.group(group))
            if (my_.game.houses[square] == lowest) low.insert(square);
        return low;
    }

    [[nodiscard]] bool holds_houses() const {
        return my_.game.bank_houses <= few_houses and others_could_build();
    }
    [[nodiscard]] bool others_could_build() const {
        for (const Seat other : players_in(my_.game))
            for (const Group group : all_groups)
                if (other != my_.me and my_.is_street(my_.group(group)) and
                    my_.game.deeds[other].contains_all(my_.group(group)))
                    return true;
        return false;
    }

    const Sight& my_;
    double hope_;
    Wish best_;
};

}  // namespace

Wish best_step(const Sight& my) { return Steps{my}.best(); }

}  // namespace parlor::rules::computer
