// Terms of one deal that name the same thing twice.
//
// Source:   L-8.2.
// Choices:  a deal has at most one term of each kind about the same thing: money and safe cards now
//           once from each side, a property once now and once at each square, a payment from one
//           side once at each square, a percentage once for the same properties, and so on.
#pragma once

#include "rules/moneyloopy/deal/term.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] bool names_a_thing_twice(const Proposal& proposal);

}  // namespace parlor::moneyloopy
