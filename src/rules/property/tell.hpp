// Tell: the listener to which the rules report events; and the draft of a move.
#pragma once

#include "rules/board/draft.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

using Tell = Listener<Event, Game>;
using Draft = board::Draft<Game, Event>;

}  // namespace parlor::property
