// How the screen presents each event of Moneyloopy: the lines under the board, notices, sounds, and
// the time that the show of a move takes. Events of both games are as in the property game.
//
// Source:  docs/layout.md, 3, 4, 7 and 8; U-3.5, U-3.8, U-9.4.
// Choices: loops, jumps and trains take no time; only a deal that lasted is said to be over.
#pragma once

#include <optional>
#include <utility>

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/show/last_round.hpp"
#include "tui/desk/show/telling.hpp"

namespace parlor::tui::moneyloopy_table {

class Teller {
public:
    // `view` is the picture of the game as the event leaves it.
    [[nodiscard]] desk::Telling tell(const moneyloopy::View& view, const moneyloopy::Event& event);

    // The deal that was declined in the last news: it may be changed and proposed again (U-5.2).
    // Returned once.
    [[nodiscard]] std::optional<moneyloopy::Proposal> takes_declined() {
        return std::exchange(declined_, std::nullopt);
    }

private:
    std::optional<moneyloopy::Proposal> proposed_, declined_;
    desk::LastRound last_round_;
};

}  // namespace parlor::tui::moneyloopy_table
