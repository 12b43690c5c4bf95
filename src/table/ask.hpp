// `parlor ask`: prints the move that a computer player would make at the end of a text in the table
// language.
//
// Source: table-language.md; docs/playing.md, "Scripts".
// Errors: the exit status, as for scripts; also Wrong when no player has to decide there.
#pragma once

#include <optional>
#include <string>

#include "table/script.hpp"

namespace parlor::table {

// Prints one move for the seat that has to decide, and does not play it. Without `level`, uses the
// level of that seat's computer, or usual_level for a person's seat.
[[nodiscard]] Status ask(LineReader& lines,
                         const std::string& name,
                         const Opener& open,
                         std::optional<int> level,
                         Output& answers,
                         Output& complaints);

}  // namespace parlor::table
