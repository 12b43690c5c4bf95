// Purchase: the bank's deed of the square under the token is bought, or passed.
//
// Source: C-3.1, M-2.3.
// Errors: requires that a player has to decide about a deed (ToDecide).
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

[[nodiscard]] Answer may_buy(const OpenGame& game, Seat seat);
void buy(Draft& draft, Seat seat);

// Starts the deed's auction (C-3.1), if there are any (M-2.3).
void pass_deed(Draft& draft, Seat seat);

}  // namespace parlor::property
