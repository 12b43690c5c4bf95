// Transfers: properties and safe cards that change hands between players, and are told.
//
// Source: L-8.2.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

// Require that `from` has them.
void transfer(Draft& draft, Seat from, Seat to, Squares properties);
void transfer_cards(Draft& draft, Seat from, Seat to, int count);

}  // namespace parlor::rules::moneyloopy
