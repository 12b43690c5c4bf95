// Moment: a time of the house's clock, which begins with the house and goes on only as the host says.
#pragma once

#include <chrono>

namespace parlor::house {

using Moment = std::chrono::milliseconds;

}  // namespace parlor::house
