#include "disk/unfinished.hpp"

#include <algorithm>

#include "disk/file_name.hpp"
#include "disk/files_in.hpp"

namespace parlor::disk {
namespace {

bool is_letter_or_digit(char each) {
    return (each >= '0' and each <= '9') or (each >= 'A' and each <= 'Z') or
           (each >= 'a' and each <= 'z');
}

}  // namespace

std::string unfinished_name(const std::filesystem::path& path) {
    return path.parent_path() / ("." + path.filename().string());
}

bool is_unfinished_name(std::string_view name) {
    constexpr std::string_view end = ".begun";
    constexpr std::size_t letters = 6;
    if (not name.starts_with('.') or not name.ends_with(end)) return false;
    name = name.substr(1, name.size() - 1 - end.size());
    if (name.size() < letters + 2 or name[name.size() - letters - 1] != '.') return false;
    const auto chosen = name.substr(name.size() - letters);
    return std::ranges::all_of(chosen, is_letter_or_digit);
}

std::size_t count_unfinished(const std::filesystem::path& folder) {
    std::size_t count = 0;
    FilesIn files{folder};
    while (const auto name = files.next())
        if (is_unfinished_name(*name)) ++count;
    return count;
}

// On a file system without locks every new file counts as locked by us, and tidying
// (table/journal/leftovers.hpp) removes nothing.
bool lock_new_file(Disk& disk, int file, const std::filesystem::path& path) {
    if (disk.lock(file) == std::errc::operation_would_block) return false;
    return disk.status(file, path).is_there;
}

}  // namespace parlor::disk
