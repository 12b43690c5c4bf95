// A happening: what an event that is shown by itself changes in a view, and on which square.
//
// Not here: events that are not shown one by one; the view of after them has it all.
#pragma once

#include <optional>

#include "rules/property/view.hpp"

namespace parlor::tui {

// The square it happens on, of a series' event: a deed is dealt, bought, sold, mortgaged, repaid or
// handed over, or built on.
[[nodiscard]] std::optional<Square> deed_of(const rules::Event& event);

void happen(rules::View& view, const rules::Event& event);

}  // namespace parlor::tui
