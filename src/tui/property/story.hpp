// The story: events as words for the people at the table, as prompts and notices.
//
// Source: docs/layout.md, 3 and 4; U-3.8.
#pragma once

#include <span>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/property/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

// Adds the events to prompts and notices; `view` shows the position after them.
void tell(const rules::View& view,
          std::span<const rules::Event> events,
          PropertyPrompts& prompts,
          std::vector<Notice>& notices);

}  // namespace parlor::tui
