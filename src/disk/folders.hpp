// Folders, made with all those they are in.
//
// Errors: std::error_code; none when all went well, and when they were there already.
#pragma once

#include "disk/disk.hpp"

namespace parlor::disk {

// A power cut after it takes none of them away: each is in the folder above it on disk, too, up to
// the first that was there before.
[[nodiscard]] std::error_code make_folders(Disk& disk, const std::filesystem::path& path);

}  // namespace parlor::disk
