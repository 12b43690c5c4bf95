#include "disk/text_file.hpp"

#include <cerrno>
#include <fstream>
#include <iterator>

namespace parlor::disk {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = 1'000'000;

Error failed(const fs::path& path, const std::string& what, std::error_code why) {
    return {path.string() + ": " + what + ": " + why.message()};
}

// As it was permitted before; a new one is its owner's alone.
std::error_code permit_as(Disk& disk, int file, const fs::path& path) {
    std::error_code none;
    const fs::file_status status = fs::status(path, none);
    if (status.type() != fs::file_type::regular) return {};
    return disk.permit(file, static_cast<unsigned>(status.permissions()));
}

std::error_code fill(
    Disk& disk, const std::string& name, const fs::path& path, int file, std::string_view text) {
    const File closed_then{disk, file};
    if (auto error = disk.write(file, 0, text)) return error;
    if (auto error = permit_as(disk, file, path)) return error;
    if (auto error = disk.sync(file)) return error;
    return disk.rename(name, path);
}

// A second file beside it that then takes its place: whoever reads finds the old text or the new.
std::error_code replace(Disk& disk, const fs::path& path, std::string_view text) {
    std::string name = path.string();
    const auto opened = disk.open_like(name);
    if (opened.error) return opened.error;
    const std::error_code error = fill(disk, name, path, opened.file, text);
    if (not error) return disk.sync_folder(path.parent_path());
    (void)disk.remove(name);
    return error;
}

std::error_code append(Disk& disk, const fs::path& path, std::string_view text) {
    const auto opened = disk.open(path, Disk::As::OldOrNew);
    if (opened.error) return opened.error;
    const File file{disk, opened.file};
    const std::int64_t end = disk.size(file.number());
    auto error = disk.write(file.number(), end, text);
    if (not error) error = disk.sync(file.number());
    if (error) (void)disk.cut(file.number(), end);
    return error;
}

// Not in place of a link to it.
fs::path behind_links(const fs::path& path) {
    std::error_code error;
    const fs::path target = fs::weakly_canonical(path, error);
    return error ? path : target;
}

}  // namespace

Result<std::string> read_text(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return std::string{};
    if (not error and status.type() != fs::file_type::regular)
        return Error{path.string() + ": is no file"};
    const auto size = fs::file_size(path, error);
    if (not error and size > most_bytes)
        return Error{path.string() + ": is too long; must be at most 1,000,000 bytes"};
    std::ifstream file{path, std::ios::binary};
    std::string text{std::istreambuf_iterator<char>{file}, {}};
    if (not error and not file) error = {errno, std::generic_category()};
    if (error) return failed(path, "cannot be read", error);
    return text;
}

std::optional<Error> replace_text(Disk& disk, const fs::path& path, std::string_view text) {
    const fs::path target = behind_links(path);
    auto error = disk.make_folder(target.parent_path());
    if (not error) error = replace(disk, target, text);
    if (error) return failed(path, "cannot be written", error);
    return std::nullopt;
}

std::optional<Error> append_text(Disk& disk, const fs::path& path, std::string_view text) {
    const fs::path target = behind_links(path);
    auto error = disk.make_folder(target.parent_path());
    if (not error) error = append(disk, target, text);
    if (error) return failed(path, "cannot be written", error);
    return std::nullopt;
}

}  // namespace parlor::disk
