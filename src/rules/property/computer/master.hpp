// The master, level 2: judges what the position would be, for itself and for everybody.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::rules::computer {

[[nodiscard]] Thought master(const Sight& my);

}  // namespace parlor::rules::computer
