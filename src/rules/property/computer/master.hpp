// The master (level 2): judges whole positions, for itself and for all players.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::property::computer {

[[nodiscard]] Thought master(const Sight& my);

}  // namespace parlor::property::computer
