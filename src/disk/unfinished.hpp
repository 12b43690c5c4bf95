// Unfinished files: temporary files, whose names end with `.begun`, until they are complete and
// renamed. The program that writes such a file holds its lock; a file without a lock was left by a
// program that was killed.
//
// Choices:  the temporary file for a text file NAME is `.NAME.XXXXXX.begun`, with six letters and
//           digits, in the same folder. Players cannot choose such a name, as their names must not
//           begin with a dot.
// Not here: unfinished journals (table/journal/leftovers.hpp).
#pragma once

#include <filesystem>
#include <string_view>

#include "disk/disk.hpp"

namespace parlor::disk {

// The beginning of the name of the temporary file that will replace `path`.
[[nodiscard]] std::string unfinished_name(const std::filesystem::path& path);
[[nodiscard]] bool is_unfinished_name(std::string_view name);

// The number of unfinished files in a folder, locked or not.
[[nodiscard]] std::size_t count_unfinished(const std::filesystem::path& folder);

// Locks a file that was just created. False when another program took it for a leftover and removed
// it first.
[[nodiscard]] bool lock_new_file(Disk& disk, int file, const std::filesystem::path& path);

}  // namespace parlor::disk
