// The files that a game carries: the mode, the board and the cards that do not come with the
// program, so that its journal can be read after they were changed or deleted, and elsewhere.
//
// Source:  U-8.4, M-5.8; table-language.md, "Files".
// Choices: a file is the player's own when what is read from it differs from what the program
//          itself has under that name, wherever it lies. Comments and layout are no difference.
// Not here: reading them again (asked_files.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board/carried_file.hpp"
#include "rules/property/game.hpp"

namespace parlor {

[[nodiscard]] std::vector<rules::CarriedFile> carried_files(const rules::Board& board);
[[nodiscard]] std::vector<rules::CarriedFile> carried_files(const rules::Mode& mode,
                                                            const rules::Edition& edition);

// A sentence when files in the data folders are not what a game on this board carries; nothing when
// all are.
[[nodiscard]] std::optional<std::string> changes_since(const std::vector<rules::CarriedFile>& files,
                                                       const rules::Board& board);

}  // namespace parlor
