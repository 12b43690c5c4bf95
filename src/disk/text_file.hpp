// A player's own text files: read completely, and written so that a power cut leaves the old text
// or the new one.
//
// Errors:   as text, with the file's name; a file that cannot be written stays as it was.
// Not here: files that only grow (line_file.hpp).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::disk {

inline constexpr std::size_t longest_text = 1'000'000;  // bytes

// Empty when the file does not exist; an error when it is too long.
[[nodiscard]] Result<std::string> read_text(const std::filesystem::path& path);

// Creates the file and its folders when they are missing. A text that need not outlive a power cut
// does not wait for the disk.
enum class Outlives : std::uint8_t { PowerCut, Program };
[[nodiscard]] std::optional<Error> replace_text(Disk& disk,
                                                const std::filesystem::path& path,
                                                std::string_view text,
                                                Outlives what = Outlives::PowerCut);

}  // namespace parlor::disk
