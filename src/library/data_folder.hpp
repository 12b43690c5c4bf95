// Where boards, cards and modes are on disk, and reading them by id.
//
// Errors:   a file that is wrong says so with file, line and field; one that is absent says
//           which there are. Ids are lower case letters, digits and hyphens, so that no id
//           leads out of its folder.
// Not here: what is in the files (board_file.hpp, card_file.hpp, mode_file.hpp).
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/property/game.hpp"

namespace parlor::library {

// The folders that are looked through, in this order, for each file: a player's own board
// stands before ours of the same name.
struct DataFolders {
    std::vector<std::filesystem::path> places;

    // In order, sorted, each once.
    [[nodiscard]] std::vector<std::string> boards() const;
    [[nodiscard]] std::vector<std::string> modes() const;

    [[nodiscard]] Result<rules::Mode> mode(std::string_view id) const;
    [[nodiscard]] Result<rules::Board> board(std::string_view id) const;

    // A board with the mode's cards on it; the mode's own board when `board_id` is empty.
    [[nodiscard]] Result<std::shared_ptr<const rules::Edition>> edition(
        const rules::Mode& mode, std::string_view board_id = {}) const;
};

// $PARLOR_DATA; $XDG_DATA_HOME/parlor or ~/.local/share/parlor; ../share/parlor seen from the
// program's folder, where it is installed; data/ in that folder, where it was built. Those that
// exist.
[[nodiscard]] DataFolders data_folders();

// The player's own: $XDG_DATA_HOME/parlor or ~/.local/share/parlor, which need not exist yet.
[[nodiscard]] std::optional<std::filesystem::path> own_folder();

}  // namespace parlor::library
