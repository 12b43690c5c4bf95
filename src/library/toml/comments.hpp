// Whether a data file is written for people to read and change, or as short as it can be.
//
// Choices: without comments a file has no blank lines either; otherwise it is the same.
#pragma once

#include <cstdint>

namespace parlor::library {

enum class Comments : std::uint8_t { With, Without };

}  // namespace parlor::library
