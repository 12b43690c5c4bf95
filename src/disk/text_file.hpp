// A player's own text files: read whole, and written so that a power cut leaves the old text or the
// new one.
//
// Errors: in words, with the file's name; a file that cannot be written stays as it was.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::disk {

// Empty when the file does not exist; an error above 1,000,000 bytes.
[[nodiscard]] Result<std::string> read_text(const std::filesystem::path& path);

// Both create the file and its folders when they are missing. append_text does not let a file grow
// longer than read_text can read.
[[nodiscard]] std::optional<Error> replace_text(Disk& disk,
                                                const std::filesystem::path& path,
                                                std::string_view text);
[[nodiscard]] std::optional<Error> append_text(Disk& disk,
                                               const std::filesystem::path& path,
                                               std::string_view text);

}  // namespace parlor::disk
