#include "library/own_files.hpp"

#include "disk/file_name.hpp"
#include "disk/text_file.hpp"
#include "library/data_folder.hpp"

namespace parlor::library {
namespace {

namespace fs = std::filesystem;

bool is_file(const fs::path& path) {
    std::error_code none;
    return fs::is_regular_file(path, none);
}

Result<OwnFiles> files_in(const fs::path& part) {
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

bool OwnFiles::holds(std::string_view name) const {
    return not disk::wrong_name(name) and is_file(folder / name);
}

Result<std::string> OwnFiles::read(std::string_view name) const {
    if (auto error = disk::wrong_name(name)) return *error;
    if (not is_file(folder / name)) return Error{"there is no file " + std::string{name}};
    return disk::read_text(folder / name);
}

std::optional<Error> OwnFiles::save(std::string_view name, std::string_view text) const {
    if (auto error = disk::wrong_name(name)) return error;
    return disk::replace_text(disk::real_disk(), folder / name, text);
}

std::optional<Error> OwnFiles::append(std::string_view name, std::string_view text) const {
    if (auto error = disk::wrong_name(name)) return error;
    return disk::append_text(disk::real_disk(), folder / name, text);
}

Result<OwnFiles> saved_games() { return files_in("dominoes/games"); }
Result<OwnFiles> records() { return files_in("dominoes/records"); }

}  // namespace parlor::library
