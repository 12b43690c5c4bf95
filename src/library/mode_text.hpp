// Mode files, written: the text that mode_file.hpp reads.
//
// Source:  C-9, M-2 to M-5.4, U-8.4.
// Choices: only what differs from classic, in the order of the tables of options and switches;
//          the comment names all that could be there, so that a person can add it.
#pragma once

#include <string>

#include "library/comments.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::library {

// Requires a mode that could have been read.
[[nodiscard]] std::string mode_text(const rules::Mode& mode, Comments comments);

}  // namespace parlor::library
