// Draft: a move in progress: the game that it changes, and the listener for its events. Rules
// refuse before they change the game.
#pragma once

#include "base/listener.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

using Tell = Listener<Event, Game>;

struct Draft {
    Game& game;
    Tell listener;

    // Reports an event; what it tells is so.
    template <class Happening>
    void tell(const Happening& what) const {
        listener(what, game);
    }

    [[nodiscard]] Player& player(Seat seat) const { return game.players[seat]; }
};

}  // namespace parlor::dominoes
