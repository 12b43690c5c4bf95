#include "disk/line_file.hpp"

#include "base/byte_order_mark.hpp"
#include "disk/folders.hpp"
#include "disk/links.hpp"
#include "disk/lock.hpp"
#include "disk/text_file.hpp"

namespace parlor::disk {
namespace {

namespace fs = std::filesystem;

constexpr int most_files = 9;

// `results`, `results-2`.
fs::path numbered(const fs::path& path, int number) {
    return number == 1 ? path : fs::path{path.string() + "-" + std::to_string(number)};
}

bool is_there(const fs::path& path) {
    std::error_code none;
    return fs::exists(path, none);
}

bool has_room(std::uintmax_t size, std::size_t bytes) { return size + bytes <= longest_text; }

// Whether the file may have no room for another line.
bool is_nearly_full(const fs::path& path) {
    constexpr std::size_t longest_line = 1'000;
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    return not error and not has_room(size, longest_line);
}

// The number of the latest file. NAME-2 may be an unrelated file of that name: it continues NAME
// only when NAME is nearly full.
int last_number(const fs::path& path) {
    int number = 1;
    while (number < most_files and is_nearly_full(numbered(path, number)) and
           is_there(numbered(path, number + 1)))
        ++number;
    return number;
}

// Cuts off the part of the text written after `end`, unless another program wrote there as well.
void take_back(Disk& disk, int file, std::int64_t end, std::string_view text) {
    std::string written;
    if (not disk.read(file, end, text.size() + 1, written) and text.starts_with(written))
        (void)disk.cut(file, end);
}

std::error_code write_lines(Disk& disk, int file, const fs::path& path, std::string_view text) {
    const std::int64_t end = disk.size(file);
    auto error = disk.write(file, end, text);
    if (not error) error = disk.sync(file);
    if (not error and end == 0) error = disk.sync_folder(path.parent_path());
    if (error) take_back(disk, file, end, text);
    return error;
}

// Whether the last line has no line feed.
bool is_torn(Disk& disk, int file) {
    const std::int64_t end = disk.size(file);
    std::string last;
    return end > 0 and not disk.read(file, end - 1, 1, last) and not last.ends_with('\n');
}

// Without an error the lines are in the file, or it had no room for them.
struct Added {
    bool has_room = true;
    std::error_code error = {};
};

// Requires the file's lock.
Added add(Disk& disk, int file, const fs::path& path, std::string_view lines) {
    const std::string text = (is_torn(disk, file) ? "\n" : "") + std::string{lines};
    if (not has_room(static_cast<std::uintmax_t>(disk.size(file)), text.size()))
        return {.has_room = false};
    return {.error = write_lines(disk, file, path, text)};
}

// Another program may delete the file before it is locked; then a new one is made.
Added add_to(Disk& disk, const fs::path& path, std::string_view lines) {
    constexpr int most_tries = 10;
    for (int tries = 0; tries < most_tries; ++tries) {
        const auto opened = disk.open(path, Disk::OpenMode::Append);
        if (opened.error) return {.error = opened.error};
        const File file{disk, opened.file};
        if (const auto error = lock_soon(disk, opened.file)) return {.error = error};
        if (disk.status(opened.file, path).is_there) return add(disk, opened.file, path, lines);
    }
    return {.error = std::make_error_code(std::errc::no_such_file_or_directory)};
}

Error cannot_be_written(const fs::path& path, std::error_code why) {
    return {path.string() + ": cannot be written: " + why.message()};
}

Error is_full(const fs::path& path) {
    return {path.string() + ": is full, as are those up to " +
            numbered(path.filename(), most_files).string() + "; move them away"};
}

std::error_code make_folders_of(Disk& disk, const fs::path& path) {
    const auto refused = refused_link(path);
    return refused ? refused : make_folders(disk, behind_links(path).parent_path());
}

}  // namespace

std::vector<fs::path> files_of(const fs::path& path) {
    std::vector<fs::path> files;
    for (int number = 1; number <= most_files; ++number)
        if (fs::path file = numbered(path, number); is_there(file))
            files.push_back(std::move(file));
    return files;
}

fs::path file_for(const fs::path& path, std::size_t bytes) {
    const int number = last_number(path);
    std::error_code error;
    const std::uintmax_t size = fs::file_size(numbered(path, number), error);
    const std::size_t needed = bytes + 1;  // a line feed may have to come first
    const bool goes_on = not error and not has_room(size, needed) and number < most_files;
    return numbered(path, goes_on ? number + 1 : number);
}

Result<std::string> read_lines(const fs::path& path) {
    std::string all;
    for (const fs::path& file : files_of(path)) {
        const auto text = read_text(file);
        if (not text) return text.error();
        if (not all.empty() and all.back() != '\n') all += '\n';
        all += without_byte_order_mark(*text);
    }
    return all;
}

std::optional<Error> append_lines(Disk& disk, const fs::path& path, std::string_view lines) {
    if (lines.size() > longest_text)
        return cannot_be_written(path, std::make_error_code(std::errc::file_too_large));
    for (int number = last_number(path); number <= most_files; ++number) {
        const fs::path file = numbered(path, number);
        if (const auto error = make_folders_of(disk, file)) return cannot_be_written(file, error);
        const Added added = add_to(disk, behind_links(file), lines);
        if (added.error) return cannot_be_written(file, added.error);
        if (added.has_room) return std::nullopt;
    }
    return is_full(path);
}

}  // namespace parlor::disk
