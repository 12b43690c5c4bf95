// Recalls what was told last at a table that was not watched: one that was loaded, taken back, or
// is shown in the middle of a replay.
#pragma once

#include <cstdint>

#include "rules/property/view.hpp"
#include "table/session.hpp"
#include "tui/board/recent.hpp"

namespace parlor::tui {

// Adds the events that the session still has, but those after the first `count`, with the names in
// the view.
void recall(const table::Session<rules::Property>& game,
            const rules::View& view,
            std::uint64_t count,
            Recent& recent);

}  // namespace parlor::tui
