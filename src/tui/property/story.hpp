// The story: what events say to the people at the table, in prompts and in notices.
//
// Source: docs/layout.md, 3 and 4; U-3.8.
#pragma once

#include <span>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/property/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

// Adds to the prompts and the notices what the events tell; `view` is of after them.
void tell(const rules::View& view,
          std::span<const rules::Event> events,
          Prompts& prompts,
          std::vector<Notice>& notices);

}  // namespace parlor::tui
