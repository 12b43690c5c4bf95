// Reads game files, completely or only their first or last part, and defines the size limit that
// all readers and writers of game files share.
//
// Units:   bytes.
// Errors:  as text, with the file's name.
// Choices: 10,000 moves take about 1,000,000 bytes, so no real game reaches the limit. The limit
//          bounds the memory for a wrong file among the games, or a pipe. A longer file is reported
//          and left unchanged.
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

// The error for a text that is too long; `length` is absent when the text comes through a pipe.
// wrong_length checks a length before the text is read.
[[nodiscard]] Error too_long(const std::string& name, std::optional<std::int64_t> length);
[[nodiscard]] std::optional<Error> wrong_length(const std::string& name, std::int64_t length);

// Reads the complete file, by its path or from an open file descriptor.
[[nodiscard]] Result<std::string> read_game(disk::Disk& disk, const std::filesystem::path& path);
[[nodiscard]] Result<std::string> read_game(disk::Disk& disk,
                                            int file,
                                            const std::filesystem::path& path);

// The first or the last bytes of a file of any length; the complete text of a shorter file.
enum class EndOfFile : std::uint8_t { First, Last };
[[nodiscard]] Result<std::string> read_end_of_game(disk::Disk& disk,
                                                   const std::filesystem::path& path,
                                                   EndOfFile end,
                                                   std::size_t bytes);

}  // namespace parlor::table
