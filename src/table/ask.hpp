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

struct Question {
    std::optional<int> level;  // without: of that seat's computer, or usual_level for a person's
    bool asks_values = false;  // of all moves, instead of the one that would be made
};

// Prints one move for the seat that has to decide, or what each of its moves is worth, and plays
// none.
[[nodiscard]] Status ask(LineReader& lines,
                         const std::string& name,
                         const Opener& open,
                         const Question& question,
                         Output& answers,
                         Output& complaints);

}  // namespace parlor::table
