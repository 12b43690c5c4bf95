// Restricted mode, for public hosts: the program writes to only one folder, and the number and size
// of its files is limited.
//
// Source:  docs/hosts.md.
// Choices: enabled by `--restricted`, and always when the parlor is the login shell. Only playing
//          is possible: no scripts, no file names, no output of files. The folder is the given one,
//          or ~/.parlor. Variables that an SSH client could send (the XDG variables, PARLOR_DATA,
//          TERMINFO and TERMINFO_DIRS) are ignored, and so is ~/.terminfo: the system's terminfo
//          describes the terminal. HOME is unset.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "table/journal/game_store.hpp"

namespace parlor {

inline constexpr std::size_t most_files_when_restricted = 50;  // of each kind
inline constexpr std::size_t most_modes_when_restricted = 20;  // of the player's own (U-8.4)
inline constexpr table::StoreLimits limits_when_restricted{.games = most_files_when_restricted,
                                                           .bytes = 1'000'000};

struct OwnFolder {
    std::filesystem::path path;
    std::optional<Error> trouble;  // why it cannot be made; the player can play, but saves nothing
};

// From now on all of the player's own files are in the returned folder.
[[nodiscard]] Result<OwnFolder> stay_in(const std::string& folder);

}  // namespace parlor
