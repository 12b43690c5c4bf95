// Seats: a set of seats.
#pragma once

#include "base/set_of.hpp"
#include "base/units.hpp"

namespace parlor {

using Seats = SetOf<Seat>;

}  // namespace parlor
