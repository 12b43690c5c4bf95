// The version of the program, as `parlor --version` says it.
#pragma once

#include <string>

namespace parlor {

[[nodiscard]] std::string program_version();

}  // namespace parlor
