// A move in progress: the game it changes, and where it tells what happens. Rules refuse before
// they touch it.
#pragma once

#include "base/listener.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

using Tell = Listener<Event>;

struct Draft {
    Game& game;
    Tell tell;

    [[nodiscard]] Player& player(Seat seat) const { return game.players[seat]; }
};

}  // namespace parlor::dominoes
