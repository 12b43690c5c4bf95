// New files: a text written under a name that does not exist yet, not even as a link; either
// complete or not at all.
//
// Units:  bytes. The file is private to its owner, 0600.
// Errors: of the system; std::errc::file_exists when the name is taken. A partly written file is
//         removed.
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
