// Leftovers: unfinished files of killed programs in a folder. They are text files
// (disk/unfinished.hpp) or journals, `20261120-231752-01.parlor.begun`.
//
// Choices: a parlor removes them when it starts; only regular files with exactly such names that no
//          other program has locked. A journal that is sealed to its end is a game, and is renamed
//          instead, unless its name is taken.
// Errors:  none: a file that cannot be removed stays, and is not counted.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "disk/disk.hpp"

namespace parlor::table {

// All leftovers, locked or not.
[[nodiscard]] std::vector<std::filesystem::path> leftovers_in(const std::filesystem::path& folder);

struct Tidied {
    std::size_t removed = 0;  // files
    std::size_t named = 0;    // games
    friend Tidied operator+(Tidied one, Tidied other) {
        return {one.removed + other.removed, one.named + other.named};
    }
    friend bool operator==(Tidied, Tidied) = default;
};
Tidied tidy(disk::Disk& disk, const std::filesystem::path& folder);

// A message of one line; nothing when no file was removed or renamed.
[[nodiscard]] std::optional<std::string> words_about(Tidied tidied);

}  // namespace parlor::table
