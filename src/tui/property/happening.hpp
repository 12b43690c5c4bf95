// A happening: how an event that is shown on its own changes a view, and on which square.
//
// Not here: events that are not shown one by one; the view after the move includes them.
#pragma once

#include <optional>

#include "rules/property/view.hpp"

namespace parlor::tui {

// The square of an event that can be in a series: a deed is dealt, bought, sold, mortgaged, repaid,
// handed over, or a house is built on it.
[[nodiscard]] std::optional<Square> deed_of(const rules::Event& event);

void happen(rules::View& view, const rules::Event& event);

}  // namespace parlor::tui
