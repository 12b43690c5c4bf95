#include "library/own_files.hpp"

#include <algorithm>
#include <utility>

#include "disk/file_name.hpp"
#include "disk/line_file.hpp"
#include "disk/links.hpp"
#include "disk/lock.hpp"
#include "disk/text_file.hpp"
#include "library/data_folder.hpp"
#include "unicode/letters.hpp"
#include "unicode/names.hpp"

namespace parlor::library {
namespace {

namespace fs = std::filesystem;

bool is_file(const fs::path& path) {
    std::error_code none;
    return fs::is_regular_file(path, none);
}

std::size_t files_in(const fs::path& folder) {
    std::error_code none;
    const fs::directory_iterator files{folder, none};
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

Result<OwnFiles> own_files(const fs::path& part) {
    const auto own = own_folder();
    if (not own) return Error{"there is no home folder to keep files in (HOME is not set)"};
    return OwnFiles{*own / part};
}

}  // namespace

std::vector<std::string> OwnFiles::numbered_games() const {
    std::vector<std::string> games;
    for (int number = 0; number < 10; ++number) {
        const std::string name = "game" + std::to_string(number);
        if (is_file(folder / name)) games.push_back(name);
    }
    return games;
}

std::vector<std::string> OwnFiles::names() const {
    std::vector<std::string> names;
    if (disk::refused_link(folder)) return names;
    std::error_code error;
    for (fs::directory_iterator file{folder, error}, end; not error and file != end;
         file.increment(error))
        if (std::string name = file->path().filename().string();
            not disk::wrong_name(name) and is_file(file->path()))
            names.push_back(std::move(name));
    std::ranges::sort(names);
    return names;
}

fs::path OwnFiles::meant(std::string_view name) const {
    const fs::path file = folder / name;
    return is_file(file) ? file : folder / meant_among(names(), name);
}

bool OwnFiles::holds(std::string_view name) const {
    return not disk::wrong_name(name) and is_file(meant(name));
}

Result<std::string> OwnFiles::read(std::string_view name) const {
    if (auto error = disk::wrong_name(name)) return *error;
    const fs::path file = meant(name);
    if (not is_file(file)) return Error{"there is no file " + std::string{name}};
    return disk::read_text(file);
}

// No other parlor counts and adds files at the same time.
std::optional<Error> OwnFiles::within_limit(const Work& work) const {
    return most_files ? disk::while_held(disk::real_disk(), folder, work) : work();
}

std::optional<Error> OwnFiles::wrong_to_write(std::string_view name) const {
    return holds(name) ? std::nullopt : disk::wrong_new_name(name);
}

std::optional<Error> OwnFiles::is_full_for(const fs::path& file) const {
    if (not most_files or is_file(file) or files_in(folder) < *most_files) return std::nullopt;
    return Error{"there are " + std::to_string(*most_files) + " files already, and may be no more"};
}

std::optional<Error> OwnFiles::save(std::string_view name, std::string_view text) const {
    if (auto error = wrong_to_write(name)) return error;
    return within_limit([&] {
        const fs::path file = meant(name);
        auto error = is_full_for(file);
        return error ? error : disk::replace_text(disk::real_disk(), file, text);
    });
}

std::optional<Error> OwnFiles::append(std::string_view name, std::string_view lines) const {
    if (auto error = wrong_to_write(name)) return error;
    return within_limit([&] {
        const fs::path file = meant(name);
        auto error = is_full_for(disk::file_for(file, lines.size()));
        return error ? error : disk::append_lines(disk::real_disk(), file, lines);
    });
}

std::optional<Error> OwnFiles::rename(std::string_view name, std::string_view to) const {
    if (auto error = disk::wrong_name(name)) return error;
    if (auto error = disk::wrong_new_name(to)) return error;
    const fs::path other = meant(to);
    if (is_file(other) and other != folder / name)
        return Error{"there is a file " + other.filename().string() + " already"};
    return done(disk::real_disk().rename(folder / name, folder / composed(to)), "renamed", name);
}

std::optional<Error> OwnFiles::remove(std::string_view name) const {
    if (auto error = disk::wrong_name(name)) return error;
    return done(disk::real_disk().remove(folder / name), "deleted", name);
}

std::optional<Error> OwnFiles::done(std::error_code error,
                                    const std::string& what,
                                    std::string_view name) const {
    if (not error) error = disk::real_disk().sync_folder(folder);
    if (not error) return std::nullopt;
    return Error{(folder / name).string() + " cannot be " + what + ": " + error.message()};
}

Result<OwnFiles> saved_games() { return own_files("dominoes/games"); }
Result<OwnFiles> records() { return own_files("dominoes/records"); }
Result<OwnFiles> saved_settings() { return own_files("property/settings"); }

}  // namespace parlor::library
