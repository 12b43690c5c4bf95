// Numbers as text with one digit after the point, rounded half away from zero.
#pragma once

#include <string>

namespace parlor {

[[nodiscard]] std::string tenths(double value);            // `12.3`, `-0.9`, `0.0`
[[nodiscard]] std::string tenths_with_sign(double value);  // `+12.3`, `-0.9`, `+0.0`

}  // namespace parlor
