// Text files of a player's own: read whole, and written so that a power cut leaves the old text or
// the new one.
//
// Errors: in words, with the file's name; a file that cannot be written is left as it was.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::disk {

// Empty when there is no such file; at most 1,000,000 bytes.
[[nodiscard]] Result<std::string> read_text(const std::filesystem::path& path);

// Both make the file, and the folders it is in, if need be.
[[nodiscard]] std::optional<Error> replace_text(Disk& disk,
                                                const std::filesystem::path& path,
                                                std::string_view text);
[[nodiscard]] std::optional<Error> append_text(Disk& disk,
                                               const std::filesystem::path& path,
                                               std::string_view text);

}  // namespace parlor::disk
