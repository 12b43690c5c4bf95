// Files that are being written and do not have their names yet; they end with `.begun`. The program
// that writes one holds its lock: one without a lock was left by a program that was killed.
//
// Choices:  next to a text file NAME it is `.NAME.XXXXXX.begun`, with six letters and digits: no
//           player can give such a name, as names of theirs do not begin with a dot.
// Not here: journals that are begun (table/leftovers.hpp).
#pragma once

#include <filesystem>
#include <string_view>

#include "disk/disk.hpp"

namespace parlor::disk {

// How the name of the file that is to take the place of another begins.
[[nodiscard]] std::string unfinished_name(const std::filesystem::path& path);
[[nodiscard]] bool is_unfinished_name(std::string_view name);

// Locks a file that was just made. False when another program took it for a leftover before that,
// and removed it.
[[nodiscard]] bool hold_new(Disk& disk, int file, const std::filesystem::path& path);

}  // namespace parlor::disk
