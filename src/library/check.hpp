// Checking a data file: a board, cards, or a mode, with all its mistakes and doubtful values.
//
// Source:  U-8.5.
// Choices: a file with `squares` is a board, one with `chest` or `chance` is a card file, any other
//          is a mode. Cards are checked on the board of the first mode that uses them, or on `uk`.
//          Rents that fall, and a mode's board or cards that none of the folders has, are doubtful.
#pragma once

#include <string>
#include <string_view>

#include "library/data_folder.hpp"
#include "library/report.hpp"

namespace parlor::library {

// `file` is the file's name; its stem is its id.
[[nodiscard]] Report check_file(std::string_view text,
                                const std::string& file,
                                const DataFolders& folders);

// The column of a place in a file with this text, in characters.
[[nodiscard]] std::size_t column_in(std::string_view text, Place place);

}  // namespace parlor::library
