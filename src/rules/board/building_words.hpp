// Buildings in words for people.
//
// Units: steps of building on a street (rules/board/street.hpp).
#pragma once

#include <array>
#include <string>

#include "rules/board/street.hpp"

namespace parlor::rules {

// `the first house`, `a hotel`: what the last of these steps builds, 1 to 5.
[[nodiscard]] inline std::string building_words(int step) {
    constexpr std::array houses{"first", "second", "third", "fourth"};
    if (step == hotel) return "a hotel";
    return std::string{"the "} + houses.at(static_cast<std::size_t>(step) - 1) + " house";
}

}  // namespace parlor::rules
