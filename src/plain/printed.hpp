// An answer as lines of a width, each ended by LF.
//
// Source: P-1.2.
#pragma once

#include <cstddef>
#include <string>

#include "plain/answer.hpp"

namespace parlor::plain {

[[nodiscard]] std::string printed(const Answer& answer, std::size_t width);

}  // namespace parlor::plain
