// Transfers: moves properties and safe cards between players, and reports it.
//
// Source: L-8.2.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// All require that `from` has what is transferred.
void transfer(Draft& draft, Seat from, Seat to, board::Squares properties);
void transfer_cards(Draft& draft, Seat from, Seat to, int count);

}  // namespace parlor::moneyloopy
