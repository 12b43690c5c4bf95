// Your own modes: a mode and its board, two files with the mode's id in the player's own folders
// `modes` and `boards`.
//
// Source:  M-5.4, U-8.4.
// Choices: a saved mode uses the board with its own id. The board is written first, so no mode is
//          ever left without its board; each file is completely the old one or the new one. A file
//          edited by hand, with comments or another order of fields, is saved as NAME.toml~ before
//          it is replaced. Removing a mode leaves its board if another mode uses it.
// Errors:  as text, with the file; a file that cannot be written stays as it was.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "library/data_folder.hpp"

namespace parlor::library {

// A mode in a list. An unplayable mode has its id as its name.
struct ListedMode {
    std::string id, name;
    std::optional<Error> mistake = std::nullopt;  // the first, of the mode, its board or its cards
};

struct OwnMode {
    property::Mode mode;
    board::Board board;
};

struct OwnModes {
    std::filesystem::path folder;  // has `modes` and `boards`; need not exist
    std::optional<std::size_t> most_modes = std::nullopt;  // the limit, if any
    disk::Disk* disk = &disk::real_disk();

    // By id.
    [[nodiscard]] std::vector<ListedMode> list(const DataFolders& folders) const;

    // Whether there is a mode or a board with this id, which saving would replace.
    [[nodiscard]] bool holds(std::string_view id) const;

    // Whether saving would lose comments, or another order of fields, in one of its files.
    [[nodiscard]] bool is_by_hand(std::string_view id) const;

    [[nodiscard]] Result<OwnMode> read(std::string_view id, const DataFolders& folders) const;

    // Replaces the mode and the board with this id. Requires values in their ranges.
    [[nodiscard]] std::optional<Error> save(const std::string& id, OwnMode own) const;

    // Gives the mode this name, and a new id made from it; never replaces another mode or board.
    // Returns the id.
    [[nodiscard]] Result<std::string> rename(const std::string& id,
                                             const std::string& name,
                                             const DataFolders& folders) const;

    // Removes any mode, even an unplayable one.
    [[nodiscard]] std::optional<Error> remove(std::string_view id) const;

private:
    [[nodiscard]] std::filesystem::path file(std::string_view shelf, std::string_view id) const;
    [[nodiscard]] std::vector<std::string> ids() const;
    [[nodiscard]] std::optional<Error> is_full(std::string_view id) const;
    [[nodiscard]] std::optional<Error> write(const std::string& id, const OwnMode& own) const;
    [[nodiscard]] bool has_user(std::string_view board, std::string_view except) const;
    [[nodiscard]] std::optional<Error> keep_by_hand(const std::filesystem::path& path) const;
    [[nodiscard]] std::optional<Error> remove_file(const std::filesystem::path& path) const;
};

// In the player's own folder; an error if there is none.
[[nodiscard]] Result<OwnModes> own_modes();

}  // namespace parlor::library
