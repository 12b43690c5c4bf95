// The games in a folder, in the order in which they were left.
//
// Source:   table-language.md, "Journals".
// Choices:  a game was left when its file was last written. A time later than now is not believed:
//           a clock was wrong, or somebody touched the file. Such a game stands where the time in
//           its name puts it, at which it was begun; when that is later than now, too, or there is
//           none, it stands last. Another machine's disk may be ahead by a minute.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace parlor::table {

// The one that was left last first. Other names are no games of ours. Empty where links are
// refused (disk/links.hpp), and the folder is behind one.
[[nodiscard]] std::vector<std::filesystem::path> journals_in(const std::filesystem::path& folder,
                                                             std::chrono::sys_seconds now);

// The time at which a journal's name begins: `20261120-231752`, in UTC; nothing of other names.
[[nodiscard]] std::optional<std::chrono::sys_seconds> time_named(std::string_view name);

}  // namespace parlor::table
