// The last round is announced to everybody, once, when its first turn begins.
//
// Source: U-10.4.
#pragma once

#include "rules/board/event.hpp"
#include "rules/board/view.hpp"
#include "tui/desk/show/telling.hpp"

namespace parlor::tui::desk {

class LastRound {
public:
    // Adds the notice to the telling of this turn, if the turn is the first of the last round.
    void announce(Telling& telling, const board::View& view, board::told::Turn turn);

private:
    int round_ = 0;  // of the turn before
};

}  // namespace parlor::tui::desk
