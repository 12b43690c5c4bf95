// The shots of a show: what a follower heard, each event as it is told, with the picture of the game
// as the event left it.
#pragma once

#include <utility>
#include <vector>

#include "table/follower.hpp"
#include "tui/desk/show.hpp"

namespace parlor::tui {

// `picture(position)` takes the picture; events that are not wanted are left out.
template <class View, table::TurnGame G, class Teller, class Picture, class IsWanted>
[[nodiscard]] std::vector<desk::Shot<View>> shots_of(table::Follower<G>& follower,
                                                     const table::Session<G>& game,
                                                     Teller& teller,
                                                     Picture picture,
                                                     IsWanted is_wanted) {
    std::vector<desk::Shot<View>> shots;
    for (const auto& [event, position] : follower.follow(game)) {
        if (not is_wanted(event)) continue;
        View seen = picture(position);
        desk::Telling telling = teller.tell(seen, event);
        shots.push_back({std::move(telling), std::move(seen)});
    }
    return shots;
}

}  // namespace parlor::tui
