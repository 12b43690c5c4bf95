// The property game as plain values: the position, the actions and the events. No behaviour here;
// see play.hpp.
#pragma once

#include "rules/property/action.hpp"
#include "rules/property/event.hpp"
#include "rules/property/position.hpp"
