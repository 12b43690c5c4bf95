// The folders of boards, cards and modes, and reading these files by id.
//
// Errors:   an invalid file gives file, line and field; a missing file lists the ids that exist.
//           Ids are lower case letters, digits and hyphens, so that no id leads out of its folder.
// Not here: the contents of the files (board_file.hpp, card_file.hpp, mode_file.hpp).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "library/built_in.hpp"
#include "rules/property/game.hpp"

namespace parlor::library {

enum class DataKind : std::uint8_t { Mode, Board, Cards };

struct DataText {
    std::string file, text;
};

// The search path for data files: a player's own board takes precedence over ours with the same id.
struct DataFolders {
    std::vector<std::filesystem::path> places;
    std::span<const BuiltInFile> built_in = {};  // after all places

    // Ids, sorted and without duplicates.
    [[nodiscard]] std::vector<std::string> boards() const;
    [[nodiscard]] std::vector<std::string> cards() const;
    [[nodiscard]] std::vector<std::string> modes() const;

    // The first file in the places with this id; nothing when it can only be built in.
    [[nodiscard]] std::optional<std::filesystem::path> path(DataKind kind,
                                                            std::string_view id) const;
    // The file with this id, from the first place that has it.
    [[nodiscard]] Result<DataText> text(DataKind kind, std::string_view id) const;

    [[nodiscard]] Result<property::Mode> mode(std::string_view id) const;
    [[nodiscard]] Result<board::Board> board(std::string_view id) const;

    [[nodiscard]] Result<property::Decks> cards(std::string_view id,
                                                const board::Board& board) const;

    // A board with the mode's cards; the mode's own board when `board_id` is empty.
    [[nodiscard]] Result<std::shared_ptr<const property::Edition>> edition(
        const property::Mode& mode, std::string_view board_id = {}) const;
};

// `mode`, `board`, `cards`.
[[nodiscard]] std::string_view word_of(DataKind kind);

// `modes` of `modes/classic.toml`.
[[nodiscard]] std::string_view folder_of(DataKind kind);

// The ids of the files in a folder; none where it is behind a link and links are refused.
[[nodiscard]] std::vector<std::string> ids_in(const std::filesystem::path& folder);

// The existing folders among: $PARLOR_DATA; $XDG_DATA_HOME/parlor or ~/.local/share/parlor;
// ../share/games/parlor (installed) and data (built), relative to the folder of the program; and
// the built-in files.
[[nodiscard]] DataFolders data_folders();

// The same without the player's own data folder.
[[nodiscard]] DataFolders without_own(DataFolders folders);

// The data that comes with the program: its existing folders, and the built-in files; if there are
// none, $PARLOR_DATA.
[[nodiscard]] DataFolders program_folders();

[[nodiscard]] std::shared_ptr<const property::Edition> edition_of(board::Board board,
                                                                  property::Decks decks,
                                                                  const property::Mode& mode);

// The player's own data folder: $XDG_DATA_HOME/parlor or ~/.local/share/parlor; need not exist.
[[nodiscard]] std::optional<std::filesystem::path> own_folder();

}  // namespace parlor::library
