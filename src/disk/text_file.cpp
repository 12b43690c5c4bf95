#include "disk/text_file.hpp"

#include "disk/folders.hpp"
#include "disk/links.hpp"
#include "disk/unfinished.hpp"

namespace parlor::disk {
namespace {

namespace fs = std::filesystem;

Error failed(const fs::path& path, const std::string& what, std::error_code why) {
    return {path.string() + ": " + what + ": " + why.message()};
}

// Copies the permissions of the replaced file; a new file stays private to its owner.
std::error_code permit_as(Disk& disk, int file, const fs::path& path) {
    std::error_code none;
    const fs::file_status status = fs::status(path, none);
    if (status.type() != fs::file_type::regular) return {};
    return disk.permit(file, static_cast<unsigned>(status.permissions()));
}

std::error_code fill(Disk& disk,
                     const std::string& name,
                     const fs::path& path,
                     int file,
                     std::string_view text,
                     Outlives what) {
    const File closed_then{disk, file};
    if (auto error = disk.write(file, 0, text)) return error;
    if (auto error = permit_as(disk, file, path)) return error;
    if (auto error = what == Outlives::PowerCut ? disk.sync(file) : std::error_code{}) return error;
    return disk.rename(name, path);
}

// Opens a temporary file in the same folder, and locks it.
Disk::Opened open_beside(Disk& disk, const fs::path& path, std::string& name) {
    constexpr int most = 10;
    for (int tries = 1;; ++tries) {
        name = unfinished_name(path);
        const auto opened = disk.open_temporary(name);
        if (opened.error or lock_new_file(disk, opened.file, name)) return opened;
        disk.close(opened.file);
        if (tries == most) return {-1, std::make_error_code(std::errc::no_such_file_or_directory)};
    }
}

// Writes a temporary file and renames it over the old one (atomic rename): a reader finds the old
// text or the new one.
std::error_code replace(Disk& disk, const fs::path& path, std::string_view text, Outlives what) {
    std::string name;
    const auto opened = open_beside(disk, path, name);
    if (opened.error) return opened.error;
    const std::error_code error = fill(disk, name, path, opened.file, text, what);
    if (error) {
        (void)disk.remove(name);
        return error;
    }
    return what == Outlives::PowerCut ? disk.sync_folder(path.parent_path()) : std::error_code{};
}

Error too_long(const fs::path& path) {
    return {path.string() + ": is too long; must be at most 1,000,000 bytes"};
}

}  // namespace

Result<std::string> read_text(const fs::path& path) {
    if (const auto refused = refused_link(path)) return failed(path, "cannot be read", refused);
    std::error_code error;
    const auto status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return std::string{};
    if (not error and status.type() != fs::file_type::regular)
        return Error{path.string() + ": is not a file"};
    const auto opened = real_disk().open(behind_links(path), Disk::OpenMode::ReadOnly);
    if (opened.error) return failed(path, "cannot be read", opened.error);
    const File file{real_disk(), opened.file};
    std::string text;
    error = real_disk().read_all(opened.file, longest_text, text);
    if (error == std::errc::file_too_large) return too_long(path);
    if (error) return failed(path, "cannot be read", error);
    return text;
}

std::optional<Error> replace_text(Disk& disk,
                                  const fs::path& path,
                                  std::string_view text,
                                  Outlives what) {
    const fs::path target = behind_links(path);
    auto error = refused_link(path);
    if (not error) error = make_folders(disk, target.parent_path());
    if (not error) error = replace(disk, target, text, what);
    if (error) return failed(path, "cannot be written", error);
    return std::nullopt;
}

}  // namespace parlor::disk
