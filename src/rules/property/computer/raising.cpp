#include "rules/property/computer/raising.hpp"

#include "rules/property/computer/appraisal.hpp"
#include "rules/property/estate/estate.hpp"

namespace parlor::property::computer {
namespace {

// Unmortgaged deeds of incomplete groups, which therefore have no houses.
board::Squares spare_deeds(const Sight& my, board::Squares kept) {
    board::Squares spare = my.deeds() - my.game.mortgaged - kept;
    for (const board::Group group : all_groups)
        if (my.has_whole(my.group(group))) spare -= my.group(group);
    return spare;
}

}  // namespace

Money money_with_mortgages(const Sight& my, board::Squares kept) {
    Money sum = my.money();
    for (const Square square : spare_deeds(my, kept)) sum += my.at(square).mortgage;
    return sum;
}

Suggestion mortgage_for(const Sight& my, Money needed, board::Squares kept) {
    if (my.money() >= needed or money_with_mortgages(my, kept) < needed) return std::nullopt;
    const board::Squares spare = spare_deeds(my, kept);
    for (const board::Group group : least_wanted_first)
        for (const Square square : spare& my.group(group))
            if (may_mortgage(my.game, my.me, square) == played)
                return Thought{Mortgage{square}, Reason::RaisesMoney};
    return std::nullopt;
}

}  // namespace parlor::property::computer
