// Tell: the listener to which the rules report events; and the draft of a move.
#pragma once

#include "rules/board/draft.hpp"
#include "rules/moneyloopy/game.hpp"

namespace parlor::moneyloopy {

using Tell = Listener<Event, Game>;
using Draft = board::Draft<Game, Event>;

}  // namespace parlor::moneyloopy
