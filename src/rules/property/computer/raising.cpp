#include "rules/property/computer/raising.hpp"

#include "rules/property/computer/appraisal.hpp"
#include "rules/property/estate/estate.hpp"

namespace parlor::rules::computer {
namespace {

// Unmortgaged deeds of incomplete groups, which therefore have no houses.
Squares spare_deeds(const Sight& my, Squares kept) {
    Squares spare = my.deeds() - my.game.mortgaged - kept;
    for (const Group group : all_groups)
        if (my.has_whole(my.group(group))) spare -= my.group(group);
    return spare;
}

}  // namespace

Money money_with_mortgages(const Sight& my, Squares kept) {
    Money sum = my.money();
    for (const Square square : spare_deeds(my, kept)) sum += my.at(square).mortgage;
    return sum;
}

Suggestion mortgage_for(const Sight& my, Money needed, Squares kept) {
    if (my.money() >= needed or money_with_mortgages(my, kept) < needed) return std::nullopt;
    const Squares spare = spare_deeds(my, kept);
    for (const Group group : least_wanted_first)
        for (const Square square : spare& my.group(group))
            if (may_mortgage(my.game, my.me, square) == played)
                return Thought{Mortgage{square}, Reason::RaisesMoney};
    return std::nullopt;
}

}  // namespace parlor::rules::computer
