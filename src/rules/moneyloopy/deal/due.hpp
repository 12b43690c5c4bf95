// Terms that come due: when the turn marker reaches their square.
//
// Source: L-8.2, L-8.5.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Settles the next term that is due at the marker, which may leave a debt to be decided; false when
// nothing is due.
bool settle_next_due(Draft& draft);

}  // namespace parlor::moneyloopy
