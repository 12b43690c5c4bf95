// The game that was left, in whatever way: by its player, by a closed line, by a power cut.
//
// Source:   table-language.md, "Journals"; issue 5, "Continue".
// Errors:   in words; a journal that is damaged stays as it is.
// Choices:  it is the one that was played last of those that have not come to their end, among the
//           newest few; another program's game is passed over. A journal that this version would
//           have written otherwise is left alone, and the game goes on in a new one.
#pragma once

#include <string>
#include <vector>

#include "table/journal.hpp"

namespace parlor::table {

struct LeftGame {
    std::unique_ptr<GameTable> table;
    // It goes on in the file that was left; none when it is to be a new one.
    std::unique_ptr<Journal> journal;
    std::string told;  // what was lost, to be read; empty when nothing was
};

// The journals in a folder, the one that was written last first.
[[nodiscard]] std::vector<std::filesystem::path> journals_in(const std::filesystem::path& folder);

// Plays a journal, and holds it.
[[nodiscard]] Result<LeftGame> take_up(const std::filesystem::path& path, const Opener& open);

// Nothing when no game was left.
[[nodiscard]] std::optional<LeftGame> last_left(const std::filesystem::path& folder,
                                                const Opener& open);

}  // namespace parlor::table
