// How long the table of Moneyloopy shows events before it continues by itself.
//
// Source: docs/layout.md, 7, in its frames of 20 ms; U-3.5.
// Units:  milliseconds.
#pragma once

#include <span>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::loopy {

// The longest pause after any of the events, and at least the time to think.
[[nodiscard]] int pause_after(const rules::moneyloopy::Event& event);
[[nodiscard]] int pause_after(std::span<const rules::moneyloopy::Event> events);

}  // namespace parlor::tui::loopy
