#include "base/tenths.hpp"

#include <cmath>

namespace parlor {

std::string tenths(double value) {
    const auto scaled = std::lround(std::abs(value) * 10);
    const std::string sign = value < 0 and scaled > 0 ? "-" : "";
    return sign + std::to_string(scaled / 10) + "." + std::to_string(scaled % 10);
}

std::string tenths_with_sign(double value) {
    const std::string text = tenths(value);
    return text.starts_with('-') ? text : "+" + text;
}

}  // namespace parlor
