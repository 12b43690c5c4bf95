#include "rules/moneyloopy/computer/lots.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/estate/rent.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr int rounds_of_relief = 8;

class Shelf {
public:
    Shelf(const Sight& my, Seat giver, Seat taker)
        : my_{my}, game_{my.game}, giver_{giver}, taker_{taker} {
        lots_.push_back({});
        for (std::size_t i = board::group_count; i-- > 0;)
            add_group(game_.board().groups[board::Group(i)] & game_.edition->properties);
        add_reliefs();
        if (taker == my.me) add_ends_of_deals();
    }
    [[nodiscard]] const Lots& lots() const { return lots_; }

private:
    // All streets that the taker needs for the group, and each alone.
    void add_group(board::Squares group) {
        const board::Squares given = group & game_.properties[giver_];
        const board::Squares taken = group & game_.properties[taker_];
        if (given.empty() or given == group) return;
        const bool completes = not taken.empty() and (given | taken) == group;
        if (completes and not given.has_one()) add(given, group);
        for (const Square street : given) add(board::Squares{street}, group);
    }
    void add(board::Squares streets, board::Squares group) {
        const auto change = [&](board::Squares before, board::Squares after) {
            return worth_in_deals(game_, after) - worth_in_deals(game_, before);
        };
        const board::Squares given = group & game_.properties[giver_];
        const board::Squares taken = group & game_.properties[taker_];
        put({streets, group, {}, change(given, given - streets), change(taken, taken | streets)});
    }

    void add_reliefs() {
        const board::Squares owned = game_.properties[giver_];
        const auto until = marker_in(game_, rounds_of_relief);
        if (owned.empty() or not until) return;
        Square dearest = owned.first();
        for (const Square street : owned)
            if (rent_of(game_, street) > rent_of(game_, dearest)) dearest = street;
        add(Term{taker_, giver_, RentAt{50, Scope::All, {}, *until}});
        add(Term{taker_, giver_, RentAt{0, Scope::One, dearest, *until}});
        if (has_hotel(game_, dearest))
            add(Term{taker_, giver_, RentAt{0, Scope::Hotels, {}, *until}});
    }

    // Deals that bind nobody but the taker any more.
    void add_ends_of_deals() {
        for (const DealMade& deal : game_.deals) {
            const auto is_other = [&](const TermInForce& it) {
                return it.deal == deal.number and it.term.from != taker_;
            };
            if (Seats{deal.from, deal.to} == Seats{giver_, taker_} and
                std::ranges::none_of(game_.terms, is_other))
                add(Term{taker_, giver_, EndDeal{deal.number}});
        }
    }
    void add(const Term& term) {
        Proposal proposal{.from = term.from, .to = term.to, .terms = {}};
        proposal.terms.push_back(term);
        const auto gain_of = [&](Seat seat) {
            return account_of(my_, proposal, seat, worth_in_deals).gain();
        };
        put({{}, {}, term, gain_of(giver_), gain_of(taker_)});
    }
    void put(const Lot& lot) {
        if (lots_.size() < most_lots) lots_.push_back(lot);
    }

    const Sight& my_;
    const OpenGame& game_;
    Seat giver_, taker_;
    Lots lots_;
};

}  // namespace

Lots lots_of(const Sight& my, Seat giver, Seat taker) { return Shelf{my, giver, taker}.lots(); }

}  // namespace parlor::moneyloopy::computer
