// Modes of one's own: a mode and its board, two files with the mode's id in the player's own
// folders `modes` and `boards`.
//
// Source:  M-5.4, U-8.4.
// Choices: what is saved has the board of its own id. The board is written first, so that a mode
//          whose board is missing is never left; each file is the old one or the new one, whole. A
//          file that is not as we write it, with comments or an order of its own, stays as
//          NAME.toml~. A board that another mode uses stays when its own mode goes.
// Errors:  in words, with the file; what cannot be written stays as it was.
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

// A mode as it is listed. One that cannot be played is called by its id.
struct ListedMode {
    std::string id, name;
    std::optional<Error> mistake = std::nullopt;  // the first, of the mode, its board or its cards
};

struct OwnMode {
    rules::Mode mode;
    rules::Board board;
};

struct OwnModes {
    std::filesystem::path folder;  // has `modes` and `boards`; need not exist
    std::optional<std::size_t> most_modes = std::nullopt;  // the limit, if any
    disk::Disk* disk = &disk::real_disk();

    // By id.
    [[nodiscard]] std::vector<ListedMode> list(const DataFolders& folders) const;

    // Whether there is a mode or a board with this id, which saving would replace.
    [[nodiscard]] bool holds(std::string_view id) const;

    // Whether one of its files would lose comments, or an order of its own, by saving.
    [[nodiscard]] bool is_by_hand(std::string_view id) const;

    [[nodiscard]] Result<OwnMode> read(std::string_view id, const DataFolders& folders) const;

    // Replaces the mode and the board with this id. Requires values in their ranges.
    [[nodiscard]] std::optional<Error> save(const std::string& id, OwnMode own) const;

    // The mode gets this name, and its id; never replaces another mode or board. Returns the id.
    [[nodiscard]] Result<std::string> rename(const std::string& id,
                                             const std::string& name,
                                             const DataFolders& folders) const;

    // Also one that cannot be played.
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

// In the player's own folder; an error without one.
[[nodiscard]] Result<OwnModes> own_modes();

}  // namespace parlor::library
