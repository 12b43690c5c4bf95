// The property game as plain values: what is on the table, what a seat may do, what then
// happened. No behaviour here; see play.hpp.
#pragma once

#include "rules/action.hpp"
#include "rules/event.hpp"
#include "rules/position.hpp"
