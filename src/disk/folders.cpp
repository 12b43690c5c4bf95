#include "disk/folders.hpp"

#include "disk/links.hpp"

namespace parlor::disk {
namespace {

namespace fs = std::filesystem;

bool is_folder(const fs::path& path) {
    std::error_code none;
    return fs::is_directory(path, none);
}

fs::path folder_above(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path{"."};
}

// A folder may be writable but not readable; then it cannot be synced, which is not an error.
std::error_code make_one(Disk& disk, const fs::path& path) {
    const auto error = disk.make_folder(path);
    if (error and not(error == std::errc::file_exists and is_folder(path))) return error;
    const auto unsure = disk.sync_folder(folder_above(path));
    return unsure == std::errc::permission_denied ? std::error_code{} : unsure;
}

}  // namespace

std::error_code make_folders(Disk& disk, const fs::path& path) {
    if (const auto refused = refused_link(path)) return refused;
    fs::path made;
    for (const auto& part : path) {
        made /= part;
        if (is_folder(made)) continue;
        if (const auto error = make_one(disk, made)) return error;
    }
    return {};
}

}  // namespace parlor::disk
