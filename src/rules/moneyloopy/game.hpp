// Moneyloopy as plain values: the position, the actions and the events. No behaviour here; see
// play.hpp.
#pragma once

#include "rules/moneyloopy/action.hpp"
#include "rules/moneyloopy/event.hpp"
#include "rules/moneyloopy/position.hpp"
