// Terms about rents, in money: what they save a visitor, and what they cost an owner.
//
// Source:  L-8.2.
// Choices: what is gained counts the houses that stand; what is lost those that may come, and
//          properties that may come as well, where the term is about more than one.
#pragma once

#include "rules/moneyloopy/worth.hpp"

namespace parlor::rules::moneyloopy::computer {

// What the term saves on the properties and houses that there are; 0 where it makes rents higher.
[[nodiscard]] Money relief_for_visitor(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);

// What the term may cost the owner where it makes rents lower, and the visitor where it makes them
// higher.
[[nodiscard]] Money cost_to_owner(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);
[[nodiscard]] Money cost_to_visitor(
    const OpenGame& game, Seat visitor, Seat owner, const RentAt& term, int rounds);

}  // namespace parlor::rules::moneyloopy::computer
