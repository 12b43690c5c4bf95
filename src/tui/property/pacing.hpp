// How long the property table shows events before it continues by itself.
//
// Source: docs/layout.md, 7, in its frames of 20 ms; U-3.5.
// Units:  milliseconds.
#pragma once

#include <span>

#include "rules/property/view.hpp"
#include "tui/desk/pacing.hpp"

namespace parlor::tui {

// The longest pause after any of the events, and at least the time to think.
[[nodiscard]] int pause_after(const rules::Event& event);
[[nodiscard]] int pause_after(std::span<const rules::Event> events);

}  // namespace parlor::tui
