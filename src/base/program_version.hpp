// The version of the program, as `parlor --version` prints it.
#pragma once

#include <string>

namespace parlor {

[[nodiscard]] std::string program_version();

}  // namespace parlor
