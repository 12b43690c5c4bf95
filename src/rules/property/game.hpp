// The property game as plain values: what is on the table, what a seat may do, what then
// happened. No behaviour here; see play.hpp.
#pragma once

#include "rules/property/action.hpp"
#include "rules/property/event.hpp"
#include "rules/property/position.hpp"
