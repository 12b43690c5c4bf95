// `parlor ask`: what a computer would do where a text in the table language ends.
//
// Source: table-language.md; README.md, "Scripts".
// Errors: the status, as of scripts; also Wrong when nobody has to decide there.
#pragma once

#include <optional>
#include <string>

#include "table/script.hpp"

namespace parlor::table {

// Answers with one line, a move of the seat that has to decide, and plays nothing. Without a
// level it is that of the computer whose seat it is, or for a person's seat the usual one.
[[nodiscard]] Status ask(LineReader& lines,
                         const std::string& name,
                         const Opener& open,
                         std::optional<int> level,
                         Output& answers,
                         Output& complaints);

}  // namespace parlor::table
