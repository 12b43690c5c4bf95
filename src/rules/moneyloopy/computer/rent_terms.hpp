// Terms about rents, in money: what they save a visitor, and what they cost an owner.
//
// Source:  L-8.2.
// Choices: savings count the houses there now; costs count the houses that may be built, and, when
//          the term is about several properties, properties that may be added.
#pragma once

#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy::computer {

// What the term saves on the present properties and houses; 0 where it makes rents higher.
[[nodiscard]] Money relief_for_visitor(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);

// What the term may cost the owner where it lowers rents, and the visitor where it raises them.
[[nodiscard]] Money cost_to_owner(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);
[[nodiscard]] Money cost_to_visitor(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);

}  // namespace parlor::moneyloopy::computer
