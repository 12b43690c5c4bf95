// Terms of one deal that name the same thing twice.
//
// Source:   L-8.7.
#pragma once

#include "rules/moneyloopy/deal/term.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] bool names_a_thing_twice(const Proposal& proposal);

}  // namespace parlor::moneyloopy
