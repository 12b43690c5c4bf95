// Files that a player names: records, and games saved for repeating. A name never leads out of
// their folder.
//
// Source:   D-8.1, D-8.2; README.md, "Dominoes".
// Errors:   in words; a name that may not be is refused before anything is touched.
// Not here: what stands in the files (dominoes/record.hpp, dominoes/repeat.hpp).
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
    std::optional<std::size_t> most_files = std::nullopt;  // that there may be

    // Of game0 to game9 those that there are, in order.
    [[nodiscard]] std::vector<std::string> numbered_games() const;

    [[nodiscard]] bool holds(std::string_view name) const;

    // An error too when there is no such file.
    [[nodiscard]] Result<std::string> read(std::string_view name) const;

    // The whole file anew, or nothing changed; and more at its end.
    [[nodiscard]] std::optional<Error> save(std::string_view name, std::string_view text) const;
    [[nodiscard]] std::optional<Error> append(std::string_view name, std::string_view text) const;

private:
    [[nodiscard]] std::optional<Error> cannot_write(std::string_view name) const;
};

// dominoes/games and dominoes/records in the player's own data folder; an error without one.
[[nodiscard]] Result<OwnFiles> saved_games();
[[nodiscard]] Result<OwnFiles> records();

}  // namespace parlor::library
