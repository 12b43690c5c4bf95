// The files that a game carries: the mode, the board and the cards that do not come with the
// program. So its journal can still be read after these files were changed or deleted, and on other
// machines.
//
// Source:  U-8.4, M-5.8; table-language.md, "Files".
// Choices: a file is the player's own when its contents differ from those that the program itself
//          has under that name, in whatever folder the file is. Comments and layout make no
//          difference.
// Not here: reading them again (asked_files.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board/carried_file.hpp"
#include "rules/property/game.hpp"

namespace parlor {

[[nodiscard]] std::vector<board::CarriedFile> carried_files(const board::Board& board);
[[nodiscard]] std::vector<board::CarriedFile> carried_files(const property::Mode& mode,
                                                            const property::Edition& edition);

// A sentence when files in the data folders differ from those that a game on this board carries;
// nothing when all are the same.
[[nodiscard]] std::optional<std::string> changes_since(const std::vector<board::CarriedFile>& files,
                                                       const board::Board& board);

}  // namespace parlor
