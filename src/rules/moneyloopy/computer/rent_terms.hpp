// Terms about rents, in money: what they save a visitor, and what they cost an owner.
//
// Source:  L-8.2.
// Choices: savings count the houses there now; costs count the houses that may be built, and, when
//          the term is about several properties, properties that may be added. Squares within the
//          visitor's next roll count more. A rent that would ruin the visitor counts half of what
//          would be lost, as long as it may be met soon.
#pragma once

#include <optional>

#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy::computer {

// What a visitor has; all of it is lost with the money.
struct Means {
    Money money, estate;
};

// What the term saves on the present properties and houses; 0 where it makes rents higher.
// Nobody is known to be ruined whose means are not known.
[[nodiscard]] Money relief_for_visitor(const OpenGame& game,
                                       Seat visitor,
                                       Seat owner,
                                       const RentAt& term,
                                       int rounds,
                                       const std::optional<Means>& means);

// What the term may cost the owner where it lowers rents, and the visitor where it raises them.
[[nodiscard]] Money cost_to_owner(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);
[[nodiscard]] Money cost_to_visitor(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);

}  // namespace parlor::moneyloopy::computer
