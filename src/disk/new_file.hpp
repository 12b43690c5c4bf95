// New files: a text under a name that nothing has yet, not even a link; whole, or not at all.
//
// Units:    bytes. The file is for its owner alone, 0600.
// Errors:   of the system; std::errc::file_exists when the name is taken. What was half written
//           is removed again.
#pragma once

#include <filesystem>
#include <string_view>
#include <system_error>

#include "disk/disk.hpp"

namespace parlor::disk {

[[nodiscard]] std::error_code write_new(Disk& disk,
                                        const std::filesystem::path& path,
                                        std::string_view text);

}  // namespace parlor::disk
