// Took: the time that a decision took, and the clock that measures it.
//
// Source: table-language.md, "Moves" (@MS); M-6.2.
#pragma once

#include <cstdint>
#include <functional>

#include "base/units.hpp"

namespace parlor::table {

// Given by a line of text, or measured at the screen.
struct Took {
    enum class Told : std::uint8_t { Never, ByLine, ByScreen };
    Milliseconds time = {};
    Told told = Told::Never;
};

using Clock = std::function<Milliseconds()>;  // the time since some moment in the past

}  // namespace parlor::table
