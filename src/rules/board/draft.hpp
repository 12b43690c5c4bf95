// The draft of a move round a board, for each game's own position and events.
#pragma once

#include "base/listener.hpp"
#include "rules/board/board.hpp"

namespace parlor::board {

// A move in progress: the game that it changes, and the listener for its events. Rules refuse
// before they change the game.
template <class Game, class Event>
struct Draft {
    Game& game;
    Listener<Event, Game> listener;

    // Reports an event; what it tells is so.
    template <class Happening>
    void tell(const Happening& what) const {
        listener(what, game);
    }

    [[nodiscard]] auto& player(Seat seat) const { return game.players[seat]; }
    [[nodiscard]] auto& mover() const { return game.players[game.turn]; }
    [[nodiscard]] const auto& edition() const { return *game.edition; }
    [[nodiscard]] const Board& board() const { return game.edition->board; }
};

}  // namespace parlor::board
