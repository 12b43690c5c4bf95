// The beginner (level 0): buys what it can afford, and values a deed at its price.
#pragma once

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::property::computer {

[[nodiscard]] Thought beginner(const Sight& my);

}  // namespace parlor::property::computer
