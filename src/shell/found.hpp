// What was found in a data file, in lines: `rush.toml:4:10: salary: must be 0 to 5000`.
//
// Source: U-8.5.
#pragma once

#include <string>

#include "library/report.hpp"

namespace parlor::shell {

// The mistakes, and then the doubts, as warnings; each in the order of its lines.
[[nodiscard]] std::string found_in(const std::string& file,
                                   const std::string& text,
                                   const library::Report& report);

}  // namespace parlor::shell
