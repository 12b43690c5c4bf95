// Recalls the latest events at a table that nobody watched: a table that was loaded, taken back, or
// is shown in the middle of a replay.
#pragma once

#include <algorithm>
#include <cstdint>

#include "table/session.hpp"
#include "tui/board/recent.hpp"

namespace parlor::tui {

// Adds the events that the session still has, except those after the first `count`, with the names
// in the view.
template <table::TurnGame G, class View>
void recall(const table::Session<G>& game, const View& view, std::uint64_t count, Recent& recent) {
    const auto kept = game.told_since(0);
    const std::uint64_t most = kept.size();
    const auto later = static_cast<std::size_t>(std::min(most, game.told_count() - count));
    for (const auto& event : kept.first(kept.size() - later)) recent.add(sentence_for(view, event));
}

}  // namespace parlor::tui
