// Pacing: how long the screen shows what happened before it continues by itself.
//
// Source: docs/layout.md, 7, in its frames of 20 ms; U-3.5, U-10.8.
// Units:  milliseconds.
#pragma once

#include "base/options.hpp"

namespace parlor::tui {

inline constexpr int time_to_read = 2500, time_to_read_own_card = 2 * time_to_read;
inline constexpr int time_to_read_line = time_to_read / 2;  // where nothing else is to be read

// For which each decision of a computer is seen.
inline constexpr int time_of_decision = 500;
// What computers do for longer than this between two decisions of a person is not shown: before
// the person's first move, and later. The last decision that is shown may add to it.
inline constexpr int longest_wait_at_first = 5000, longest_wait = 7000;

[[nodiscard]] constexpr int frames(int count) { return 20 * count; }

[[nodiscard]] int paced(int milliseconds, Options::Pace pace);

}  // namespace parlor::tui
