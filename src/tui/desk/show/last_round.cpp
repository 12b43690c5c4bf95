#include "tui/desk/show/last_round.hpp"

#include <utility>

namespace parlor::tui::desk {

void LastRound::announce(Telling& telling, const board::View& view, board::told::Turn turn) {
    const bool is_first = std::exchange(round_, turn.round) != turn.round;
    if (not is_first or view.last_round() != turn.round) return;
    telling.notices.push_back({.title = "THE LAST ROUND",
                               .sub = "ROUND " + std::to_string(turn.round),
                               .lines = {"WHEN ALL HAVE HAD THEIR", "TURNS, THE GAME ENDS."}});
}

}  // namespace parlor::tui::desk
