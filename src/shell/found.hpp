// The findings in a data file, as lines: `rush.toml:4:10: salary: must be 0 to 5000`.
//
// Source: U-8.5.
#pragma once

#include <string>

#include "library/report.hpp"

namespace parlor::shell {

// First the mistakes, then the warnings; each in the order of the lines.
[[nodiscard]] std::string found_in(const std::string& file,
                                   const std::string& text,
                                   const library::Report& report);

}  // namespace parlor::shell
