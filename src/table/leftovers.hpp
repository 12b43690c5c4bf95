// What a program that was killed left half written in a folder: text files that are unfinished
// (disk/unfinished.hpp), and journals without their names, `20261120-231752-01.parlor.begun`.
//
// Choices:  they are removed when a parlor starts; only regular files of exactly such names, which
//           no other program holds. A journal that is sealed to its end is a game, and gets its
//           name instead, unless another file has that already.
// Errors:   none: what cannot be removed stays, and does not count as removed.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "disk/disk.hpp"

namespace parlor::table {

// Those that are there, held or not.
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

// One line; nothing when nothing was done.
[[nodiscard]] std::optional<std::string> words_about(Tidied tidied);

}  // namespace parlor::table
