// How the screen presents each event of Moneyloopy: the lines under the board, notices, sounds, and
// the time that the show of a move takes. Events of both games are as in the property game.
//
// Source:  docs/layout.md, 3, 4, 7 and 8; U-3.5, U-3.8, U-9.4.
// Choices: loops, jumps and trains take no time.
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/telling.hpp"

namespace parlor::tui::loopy {

struct Teller {
    // `view` is the picture of the game as the event leaves it.
    [[nodiscard]] static desk::Telling tell(const rules::moneyloopy::View& view,
                                            const rules::moneyloopy::Event& event);
};

}  // namespace parlor::tui::loopy
