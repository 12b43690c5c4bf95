// Usual numbers of an option: a key steps through them, where any other number can be typed.
#pragma once

#include <span>

#include "base/number_range.hpp"

namespace parlor::tui {

// The usual number after this one, or before it when `by` is -1; they go round. Requires one in the
// range.
[[nodiscard]] int next_number(std::span<const int> usual, NumberRange range, int number, int by);

}  // namespace parlor::tui
