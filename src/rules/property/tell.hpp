// Tell: where the rules say what happened; and the draft of a move.
#pragma once

#include "base/listener.hpp"
#include "rules/property/game.hpp"

namespace parlor::rules {

using Tell = Listener<Event>;

// A move in progress: the game it changes, and where it tells what happens.
// Rules refuse before they touch it.
struct Draft {
    Game& game;
    Tell tell;

    [[nodiscard]] Player& player(Seat seat) const { return game.players[seat]; }
    [[nodiscard]] const Board& board() const { return game.board(); }
};

}  // namespace parlor::rules
