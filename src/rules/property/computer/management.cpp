#include "rules/property/computer/management.hpp"

#include <algorithm>

#include "rules/property/computer/imagined.hpp"
#include "rules/property/computer/outlook.hpp"
#include "rules/property/computer/raising.hpp"
#include "rules/property/estate/estate.hpp"

namespace parlor::property::computer {
namespace {

constexpr int few_houses = 8;   // in the bank
constexpr int steps_ahead = 3;  // after the step that is judged

class Steps {
public:
    explicit Steps(const Sight& my) : my_{my}, hope_{outlook_in(my.game)[my.me]} {}

    Suggestion best() {
        for (const board::Group group : all_groups)
            if (my_.is_street(my_.group(group)) and my_.has_whole(my_.group(group)))
                consider_building(group);
        for (const Square square : my_.deeds() & my_.game.mortgaged)
            if (may_repay(my_.game, my_.me, square) == played) consider_repaying(square);
        return best_;
    }

private:
    void consider(const Action& action, Reason reason, const OpenGame& then, double hope) {
        if (hope <= hope_) return;
        hope_ = hope;
        best_ = Thought{action, reason, then.players[my_.me].money};
    }

    void consider_building(board::Group group) {
        const board::Squares low = lowest_streets(my_.game, my_.group(group));
        if (my_.game.houses[low.first()] == board::hotel) return;
        if (my_.game.houses[low.first()] + 1 == board::hotel and holds_houses()) return;
        if (may_build_group(my_.game, my_.me, group) == played)
            consider_steps(BuildGroup{group}, Reason::Builds, group, low);
        else if (const auto raise = money_for(group, low))
            consider_steps(raise->action, raise->reason, group, low);
        else
            for (const Square square : low)
                if (may_build(my_.game, my_.me, square) == played)
                    consider_steps(Build{square}, Reason::Builds, group, {square});
    }

    void consider_steps(const Action& action,
                        Reason reason,
                        board::Group group,
                        board::Squares streets) {
        const OpenGame then = with_step(my_.game, my_.me, streets);
        consider(action, reason, then, hope_of_building(then, group));
    }

    // The best outlook after this step or a few more: the first house alone earns little.
    [[nodiscard]] double hope_of_building(OpenGame then, board::Group group) const {
        double hope = hope_in(then);
        for (int more = 0; more < steps_ahead; ++more) {
            const board::Squares low = lowest_streets(then, my_.group(group));
            if (then.houses[low.first()] + 1 >= board::hotel) break;
            then = with_step(then, my_.me, low);
            if (then.players[my_.me].money < 0_cash) break;
            hope = std::max(hope, hope_in(then));
        }
        return hope;
    }
    [[nodiscard]] double hope_in(const OpenGame& then) const { return outlook_in(then)[my_.me]; }

    void consider_repaying(Square square) {
        const OpenGame then = with_repayment(my_.game, my_.me, square);
        consider(Repay{square}, Reason::Repays, then, hope_in(then));
    }

    // Mortgages a deed when the step lacks nothing but money.
    [[nodiscard]] Suggestion money_for(board::Group group, board::Squares low) const {
        if (may_build_group(my_.game, my_.me, group) != Refusal::CannotPayBuilding)
            return std::nullopt;
        return mortgage_for(my_, cost_of_step(my_.game, low), {});
    }

    [[nodiscard]] bool holds_houses() const {
        return my_.game.bank_houses <= few_houses and others_could_build();
    }
    [[nodiscard]] bool others_could_build() const {
        for (const Seat other : players_in(my_.game))
            for (const board::Group group : all_groups)
                if (other != my_.me and my_.game.deeds[other].contains_all(my_.group(group)) and
                    has_steps_left(my_.game, my_.group(group)))
                    return true;
        return false;
    }

    const Sight& my_;
    double hope_;
    Suggestion best_;
};

}  // namespace

Suggestion best_step(const Sight& my) { return Steps{my}.best(); }

}  // namespace parlor::property::computer
