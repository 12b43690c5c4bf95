// The board that the lines before `begin` name.
//
// Source: table-language.md, "Before begin".
// Errors: with the line of the board's name.
#pragma once

#include <optional>

#include "library/data_folder.hpp"
#include "table/setup.hpp"

namespace parlor {

// What is wrong with the board's name: no folder has such a board.
[[nodiscard]] std::optional<table::LineError> unknown_board(const table::SetupAsked& asked,
                                                            const library::DataFolders& folders);

}  // namespace parlor
