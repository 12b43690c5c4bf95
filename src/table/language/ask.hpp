// `parlor ask`: prints the move that a computer player would make at the end of a text in the table
// language.
//
// Source: table-language.md; docs/playing.md, "Scripts".
// Errors: the exit status, as for scripts; also Wrong when no player has to decide at the end.
#pragma once

#include <optional>
#include <string>

#include "table/language/script.hpp"

namespace parlor::table {

struct Question {
    std::optional<int> level;  // without: that of the seat's computer, or usual_level for a person
    bool asks_values = false;  // print the values of all moves instead of one move
};

// Prints one move for the seat that has to decide, or the value of each of its moves. Plays no
// move.
[[nodiscard]] Status ask(LineReader& lines,
                         const std::string& name,
                         const Opener& open,
                         const Question& question,
                         Output& answers,
                         Output& complaints);

}  // namespace parlor::table
