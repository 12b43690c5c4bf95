#include "disk/new_file.hpp"

namespace parlor::disk {
namespace {

std::error_code fill(Disk& disk, int number, std::string_view text) {
    const File file{disk, number};
    if (auto error = disk.write(file.number(), 0, text)) return error;
    return disk.sync(file.number());
}

}  // namespace

std::error_code write_new(Disk& disk, const std::filesystem::path& path, std::string_view text) {
    const auto opened = disk.open(path, Disk::OpenMode::New);
    if (opened.error) return opened.error;
    auto error = fill(disk, opened.file, text);
    if (not error) error = disk.sync_folder(path.parent_path());
    if (error) (void)disk.remove(path);
    return error;
}

}  // namespace parlor::disk
