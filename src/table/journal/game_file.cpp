#include "table/journal/game_file.hpp"

#include <algorithm>

namespace parlor::table {
namespace {

// Formats 600000000 as `600,000,000`.
std::string in_thousands(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
    return text;
}

Error unreadable(const std::filesystem::path& path, std::error_code why) {
    return {path.string() + " cannot be read: " + why.message()};
}

}  // namespace

Error too_long(const std::string& name, std::optional<std::int64_t> length) {
    const std::string most = in_thousands(longest_game);
    if (not length) return {name + " is more than " + most + " bytes long, the most that is read"};
    return {name + " is " + in_thousands(static_cast<std::uint64_t>(*length)) +
            " bytes long; at most " + most + " are read"};
}

std::optional<Error> wrong_length(const std::string& name, std::int64_t length) {
    if (length <= static_cast<std::int64_t>(longest_game)) return std::nullopt;
    return too_long(name, length);
}

Result<std::string> read_game(disk::Disk& disk, const std::filesystem::path& path) {
    const auto opened = disk.open(path, disk::Disk::OpenMode::ReadOnly);
    if (opened.error) return unreadable(path, opened.error);
    const disk::File file{disk, opened.file};
    return read_game(disk, opened.file, path);
}

Result<std::string> read_game(disk::Disk& disk, int file, const std::filesystem::path& path) {
    if (auto wrong = wrong_length(path.string(), disk.size(file))) return *wrong;
    std::string text;
    const auto error = disk.read_all(file, longest_game, text);
    if (error == std::errc::file_too_large) return too_long(path.string(), std::nullopt);
    if (error) return unreadable(path, error);
    return text;
}

Result<std::string> read_end_of_game(disk::Disk& disk,
                                     const std::filesystem::path& path,
                                     EndOfFile end,
                                     std::size_t bytes) {
    const auto opened = disk.open(path, disk::Disk::OpenMode::ReadOnly);
    if (opened.error) return unreadable(path, opened.error);
    const disk::File file{disk, opened.file};
    const auto rest = disk.size(opened.file) - static_cast<std::int64_t>(bytes);
    const auto from = end == EndOfFile::First ? 0 : std::max<std::int64_t>(rest, 0);
    std::string text;
    if (const auto error = disk.read(opened.file, from, bytes, text))
        return unreadable(path, error);
    return text;
}

}  // namespace parlor::table
