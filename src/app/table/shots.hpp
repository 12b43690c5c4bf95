// The shots of a show: what a follower heard, each event with the picture of the game as it left it.
#pragma once

#include <utility>
#include <vector>

#include "table/follower.hpp"
#include "tui/desk/show.hpp"

namespace parlor::tui {

// `picture(position)` takes the picture.
template <class D, table::TurnGame G, class Picture>
[[nodiscard]] std::vector<desk::Shot<D>> shots_of(table::Follower<G>& follower,
                                                  const table::Session<G>& game,
                                                  Picture picture) {
    std::vector<desk::Shot<D>> shots;
    for (auto& [event, position] : follower.follow(game))
        shots.push_back({std::move(event), picture(position)});
    return shots;
}

}  // namespace parlor::tui
