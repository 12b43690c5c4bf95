// Recalling what has happened, for the sentences that are shown next to the table.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "app/table/game_presenter.hpp"

namespace parlor::tui {

// Adds the sentences of the events up to the first `to`; of a few events at a time, because all that
// is told of an event takes half a kilobyte.
inline void recall(GamePresenter& game, Eyes eyes, std::uint64_t to, Recent& recent) {
    constexpr std::uint64_t few = 64;
    for (std::uint64_t from = 0; from < to; from += few)
        for (desk::Telling& telling : game.told(eyes, from, std::min(from + few, to)))
            recent.add(std::move(telling.sentence));
}

}  // namespace parlor::tui
