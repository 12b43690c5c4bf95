// Folders, created together with their missing parents.
//
// Errors: std::error_code; an empty code means success, also when the folder existed already.
#pragma once

#include "disk/disk.hpp"

namespace parlor::disk {

// Syncs the parent of each new folder, so that all of them survive a power cut.
[[nodiscard]] std::error_code make_folders(Disk& disk, const std::filesystem::path& path);

}  // namespace parlor::disk
