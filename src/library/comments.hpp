// Whether a data file is written for people to read and change, or as short as it can be.
//
// Choices: what is written without comments has no blank lines either, and is otherwise the same.
#pragma once

#include <cstdint>

namespace parlor::library {

enum class Comments : std::uint8_t { With, Without };

}  // namespace parlor::library
