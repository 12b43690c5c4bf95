#include "table/journal/leftovers.hpp"

#include "disk/files_in.hpp"
#include "disk/unfinished.hpp"
#include "table/journal/game_file.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/seal.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using disk::Disk;

bool is_digit(char each) { return each >= '0' and each <= '9'; }

// Whether the name is like `20261120-231752-01.parlor.begun`.
bool is_journal_begun(const std::string& name) {
    constexpr std::size_t stamp = 15;
    if (name.size() < stamp + 3 or not time_named(name)) return false;
    return name[stamp] == '-' and is_digit(name[stamp + 1]) and is_digit(name[stamp + 2]) and
           name.substr(stamp + 3) == ".parlor.begun";
}

bool is_link(const fs::path& path) {
    std::error_code none;
    return fs::is_symlink(fs::symlink_status(path, none));
}

bool is_whole_game(Disk& disk, int file, const fs::path& path) {
    const auto text = read_game(disk, file, path);
    if (not text) return false;
    const Sealed part = sealed_part(*text);
    return not part.is_script and part.rest == Sealed::Rest::None;
}

Tidied give_name(Disk& disk, const fs::path& begun) {
    const fs::path path = begun.parent_path() / begun.stem();
    std::error_code none;
    if (fs::exists(fs::symlink_status(path, none)) or disk.rename(begun, path)) return {};
    (void)disk.sync_folder(path.parent_path());
    return {.named = 1};
}

// The writing program keeps the lock until it has renamed the file, so a file without a lock is a
// leftover.
Tidied tidy_file(Disk& disk, const fs::path& path) {
    const auto opened = disk.open(path, Disk::OpenMode::Existing);
    if (opened.error) return {};
    const disk::File file{disk, opened.file};
    if (disk.lock(opened.file) or not disk.status(opened.file, path).is_there) return {};
    if (is_journal_begun(path.filename().string()) and is_whole_game(disk, opened.file, path))
        return give_name(disk, path);
    return disk.remove(path) ? Tidied{} : Tidied{.removed = 1};
}

// `1 file was`, `2 files were`.
std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? " was" : "s were");
}

}  // namespace

std::vector<fs::path> leftovers_in(const fs::path& folder) {
    std::vector<fs::path> found;
    disk::FilesIn files{folder};
    while (const auto name = files.next())
        if ((disk::is_unfinished_name(*name) or is_journal_begun(*name)) and
            not is_link(folder / *name))
            found.push_back(folder / *name);
    return found;
}

Tidied tidy(Disk& disk, const fs::path& folder) {
    Tidied tidied;
    for (const fs::path& path : leftovers_in(folder)) tidied = tidied + tidy_file(disk, path);
    return tidied;
}

std::optional<std::string> words_about(Tidied tidied) {
    if (tidied == Tidied{}) return std::nullopt;
    std::string text = "after a killed program ";
    if (tidied.removed > 0) text += counted(tidied.removed, "half-written file") + " removed";
    if (tidied.removed > 0 and tidied.named > 0) text += ", and ";
    if (tidied.named > 0) text += counted(tidied.named, "whole game") + " kept";
    return text;
}

}  // namespace parlor::table
