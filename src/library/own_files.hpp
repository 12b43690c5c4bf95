// Files that a player names: records, and games saved for repeating. A name never leads out of
// their folder.
//
// Source:   D-8.1, D-8.2; README.md, "Dominoes".
// Errors:   in words; an invalid name is refused before any file is touched.
// Not here: the contents of the files (dominoes/record.hpp, dominoes/repeat.hpp).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace parlor::library {

struct OwnFiles {
    std::filesystem::path folder;                          // need not exist
    std::optional<std::size_t> most_files = std::nullopt;  // the limit, if any

    // The files that exist among game0 to game9, in order.
    [[nodiscard]] std::vector<std::string> numbered_games() const;

    [[nodiscard]] bool holds(std::string_view name) const;

    // Also an error when the file does not exist.
    [[nodiscard]] Result<std::string> read(std::string_view name) const;

    // `save` replaces the whole file, or changes nothing; `append` adds text at its end.
    [[nodiscard]] std::optional<Error> save(std::string_view name, std::string_view text) const;
    [[nodiscard]] std::optional<Error> append(std::string_view name, std::string_view text) const;

private:
    [[nodiscard]] std::optional<Error> cannot_write(std::string_view name) const;
};

// dominoes/games and dominoes/records in the player's data folder; an error without such a folder.
[[nodiscard]] Result<OwnFiles> saved_games();
[[nodiscard]] Result<OwnFiles> records();

}  // namespace parlor::library
