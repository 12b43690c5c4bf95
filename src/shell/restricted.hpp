// Restricted mode, for hosts on which anybody may play: all that is written lies in one folder, and
// there is an end to how much.
//
// Source:  docs/hosts.md.
// Choices: it is asked for by `--restricted`, and without asking where the parlor is the login
//          shell. There is only playing then: no scripts, no files by name, nothing to be printed.
//          The folder is one's own: the one that was given, or ~/.parlor; the XDG variables,
//          PARLOR_DATA, TERMINFO and TERMINFO_DIRS, which an SSH client might send, count for
//          nothing, nor does ~/.terminfo: the terminal is described by the system. HOME is unset.
#pragma once

#include <optional>
#include <string>

#include "base/result.hpp"
#include "table/keeper.hpp"

namespace parlor {

inline constexpr std::size_t most_files_when_restricted = 50;  // of each kind
inline constexpr table::KeeperLimits limits_when_restricted{.games = most_files_when_restricted,
                                                            .bytes = 1'000'000};

// From here on everything of one's own is in the folder.
[[nodiscard]] std::optional<Error> stay_in(const std::string& folder);

}  // namespace parlor
