// The game files in a folder, sorted by the time when they were last played.
//
// Source:  table-language.md, "Journals".
// Choices: that time is the file's modification time. A modification time in the future is ignored,
//          as a clock was wrong or the file was touched; the time in the file's name, when the game
//          began, then counts instead. A file whose name has no time, or a future one, sorts last.
//          A modification time may be a minute ahead, as the clock of a file server may be.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::table {

// Their names without the extension, newest first. Skips files with other names. Empty when the
// folder is behind a link and links are refused (disk/links.hpp).
[[nodiscard]] std::vector<std::string> journals_in(const std::filesystem::path& folder,
                                                   std::chrono::sys_seconds now);

// Whether the folder has any game file; stops at the first.
[[nodiscard]] bool has_journals(const std::filesystem::path& folder);

// The file of a game.
[[nodiscard]] std::filesystem::path path_of_game(const std::filesystem::path& folder,
                                                 const std::string& name);

// The time when a game was last played, as above; nothing when no plausible time is known.
[[nodiscard]] std::optional<std::chrono::sys_seconds> last_played(
    const std::filesystem::path& folder, const std::string& name, std::chrono::sys_seconds now);

// The time at the beginning of a journal's name: `20261120-231752`, in UTC; nothing for other
// names.
[[nodiscard]] std::optional<std::chrono::sys_seconds> time_named(std::string_view name);

}  // namespace parlor::table
