// Pacing: how long the screen shows what happened before it continues by itself.
//
// Source: docs/layout.md, 7, in its frames of 20 ms; U-3.5.
// Units:  milliseconds.
#pragma once

#include "base/options.hpp"

namespace parlor::tui {

inline constexpr int time_to_think = 340, time_to_read = 2500,
                     time_to_read_own_card = 2 * time_to_read;

[[nodiscard]] constexpr int frames(int count) { return 20 * count; }

[[nodiscard]] int paced(int milliseconds, Options::Pace pace);

}  // namespace parlor::tui
