// Tell: the listener to which the rules report events; and the draft of a move.
#pragma once

#include "base/listener.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

using Tell = Listener<Event, Game>;

// A move in progress: the game that it changes, and the listener for its events. Rules refuse
// before they change the game.
struct Draft {
    Game& game;
    Tell listener;

    // Reports an event; what it tells is so.
    template <class Happening>
    void tell(const Happening& what) const {
        listener(what, game);
    }

    [[nodiscard]] Player& player(Seat seat) const { return game.players[seat]; }
    [[nodiscard]] const board::Board& board() const { return game.board(); }
};

}  // namespace parlor::property
