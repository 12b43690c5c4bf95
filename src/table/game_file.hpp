// The file of a game, read whole; and how long it may be, for all that read one or write one.
//
// Units:   bytes.
// Errors:  in words, with the file's name.
// Choices: 10,000 moves are about 1,000,000 bytes, so nobody plays 20 times as long; but whatever
//          lies among the games by mistake, or comes through a pipe, is read in bounded memory.
//          What is longer stays as it is, and is told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::table {

inline constexpr std::size_t longest_game = 20'000'000;

// Of a text of this name: that it is too long, by its length, which is not known where it comes
// through a pipe; and whether it is, before it is read.
[[nodiscard]] Error too_long(const std::string& name, std::optional<std::int64_t> length);
[[nodiscard]] std::optional<Error> wrong_length(const std::string& name, std::int64_t length);

// All that stands in it; and where it is open.
[[nodiscard]] Result<std::string> read_game(disk::Disk& disk, const std::filesystem::path& path);
[[nodiscard]] Result<std::string> read_game(disk::Disk& disk,
                                            int file,
                                            const std::filesystem::path& path);

}  // namespace parlor::table
