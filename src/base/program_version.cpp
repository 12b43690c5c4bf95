#include "base/program_version.hpp"

namespace parlor {

std::string program_version() { return PARLOR_VERSION; }

}  // namespace parlor
