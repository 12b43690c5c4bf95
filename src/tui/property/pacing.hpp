// Pacing: how long the screen shows what happened before it goes on by itself.
//
// Source: docs/layout.md, 7, in its frames of 20 ms; U-3.5.
// Units:  milliseconds.
#pragma once

#include <span>

#include "base/options.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

inline constexpr int time_to_think = 340, time_to_read = 2500,
                     time_to_read_own_card = 2 * time_to_read;

[[nodiscard]] int paced(int milliseconds, Options::Pace pace);

// The longest pause of any of the events; at least the time to think.
[[nodiscard]] int pause_after(const rules::Event& event);
[[nodiscard]] int pause_after(std::span<const rules::Event> events);

}  // namespace parlor::tui
