// Checking a data file: a board, cards, or a mode, with all its mistakes and what is doubtful.
//
// Source:  U-8.5.
// Choices: a file with `squares` is a board, with `chest` or `chance` a card file, else a mode.
//          Cards are checked on the board of the first mode that has them, or on `uk`. Rents that
//          fall, and a mode's board or cards that are in none of the folders, are doubtful.
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
