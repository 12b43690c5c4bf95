// Draft: a move in progress: the game that it changes, and the listener for its events. Rules
// refuse before they change the game.
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
