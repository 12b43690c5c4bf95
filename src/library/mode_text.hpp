// Mode files, written: the text that mode_file.hpp reads.
//
// Source:  C-9, M-2 to M-5.4, U-8.4.
// Choices: only the differences from classic, in the order of the tables of options and switches;
//          the comment lists all other fields, so that a person can add them.
#pragma once

#include <string>

#include "library/toml/comments.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::library {

// Requires a mode that mode_file.hpp accepts.
[[nodiscard]] std::string mode_text(const property::Mode& mode, Comments comments);

}  // namespace parlor::library
