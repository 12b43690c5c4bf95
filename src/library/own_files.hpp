// Files that a player names: records, games saved for repeating, and settings. A name never leads
// out of their folder.
//
// Source:   D-8.1, D-8.2; docs/playing.md, "Dominoes"; M-5.1.
// Errors:   as text; an invalid name is refused before any file is touched.
// Not here: the contents of the files (dominoes/record.hpp, dominoes/repeat.hpp,
//           sessions/property/settings.hpp).
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/result.hpp"

namespace parlor::library {

struct OwnFiles {
    std::filesystem::path folder;                          // need not exist
    std::optional<std::size_t> most_files = std::nullopt;  // the limit, if any

    // The files that exist among game0 to game9, in order.
    [[nodiscard]] std::vector<std::string> numbered_games() const;

    // All files whose names are valid, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

    // A file of this name, or of a name that looks the same (unicode/names.hpp), is meant here and in
    // `read`, `save` and `append`.
    [[nodiscard]] bool holds(std::string_view name) const;

    // An error, too, when the file does not exist.
    [[nodiscard]] Result<std::string> read(std::string_view name) const;

    // Why nothing may be written under this name. A name that no new file may have
    // (disk/file_name.hpp) is still valid for an existing file.
    [[nodiscard]] std::optional<Error> wrong_to_write(std::string_view name) const;

    // `save` replaces the complete file, or changes nothing; `append` adds lines at its end, or to
    // another file when it is full (disk/line_file.hpp).
    [[nodiscard]] std::optional<Error> save(std::string_view name, std::string_view text) const;
    [[nodiscard]] std::optional<Error> append(std::string_view name, std::string_view lines) const;

    // `rename` never replaces another file, nor takes a name that looks like another's.
    [[nodiscard]] std::optional<Error> rename(std::string_view name, std::string_view to) const;
    [[nodiscard]] std::optional<Error> remove(std::string_view name) const;

private:
    using Work = std::function<std::optional<Error>()>;
    [[nodiscard]] std::filesystem::path meant(std::string_view name) const;
    [[nodiscard]] std::optional<Error> within_limit(const Work& work) const;
    [[nodiscard]] std::optional<Error> is_full_for(const std::filesystem::path& file) const;
    // The error of an operation; if there is none, syncs the folder.
    [[nodiscard]] std::optional<Error> done(std::error_code error,
                                            const std::string& what,
                                            std::string_view name) const;
};

// dominoes/games, dominoes/records and property/settings in the player's data folder; an error if
// there is no such folder.
[[nodiscard]] Result<OwnFiles> saved_games();
[[nodiscard]] Result<OwnFiles> records();
[[nodiscard]] Result<OwnFiles> saved_settings();

}  // namespace parlor::library
