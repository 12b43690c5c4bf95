#include "shell/named_games.hpp"

#include <array>
#include <chrono>
#include <filesystem>

#include "disk/file_name.hpp"
#include "table/journal/journals_in.hpp"
#include "unicode/names.hpp"

namespace parlor::shell {

namespace fs = std::filesystem;
using Shelf = table::GameStore::Shelf;

std::vector<std::string> names_on(Shelf shelf) {
    const auto state = table::state_folder();
    if (not state) return {};
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return table::journals_in(*state / folder_of(shelf), now);
}

std::string file_meant(const std::string& name) {
    const auto state = table::state_folder();
    std::error_code none;
    if (fs::exists(name, none) or disk::wrong_name(name) or not state) return name;
    const auto path_on = [&](Shelf shelf, const std::string& of) {
        return table::path_of_game(*state / folder_of(shelf), of);
    };
    const std::array shelves{Shelf::Saves, Shelf::Journals};
    for (const Shelf shelf : shelves)
        if (fs::is_regular_file(path_on(shelf, name), none)) return path_on(shelf, name).string();
    for (const Shelf shelf : shelves) {
        const fs::path path = path_on(shelf, meant_among(names_on(shelf), name));
        if (fs::is_regular_file(path, none)) return path.string();
    }
    return name;
}

}  // namespace parlor::shell
