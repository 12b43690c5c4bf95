#include "library/own_files.hpp"

#include "base/text.hpp"
#include "library/data_folder.hpp"
#include "library/text_file.hpp"

namespace parlor::library {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_name = 100;  // bytes

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
    return not wrong_name(name) and is_file(folder / name);
}

Result<std::string> OwnFiles::read(std::string_view name) const {
    if (auto error = wrong_name(name)) return *error;
    if (not is_file(folder / name)) return Error{"there is no file " + std::string{name}};
    return read_text(folder / name);
}

std::optional<Error> OwnFiles::save(std::string_view name, std::string_view text) const {
    if (auto error = wrong_name(name)) return error;
    return replace_text(folder / name, text);
}

std::optional<Error> OwnFiles::append(std::string_view name, std::string_view text) const {
    if (auto error = wrong_name(name)) return error;
    return append_text(folder / name, text);
}

Result<OwnFiles> saved_games() { return files_in("dominoes/games"); }
Result<OwnFiles> records() { return files_in("dominoes/records"); }

std::optional<Error> wrong_name(std::string_view name) {
    if (name.empty() or name.size() > longest_name) return Error{"a name has 1 to 100 characters"};
    if (name.front() == '.') return Error{"a name does not begin with a dot"};
    if (name.find('/') != std::string_view::npos) return Error{"there is no / in a name"};
    if (not is_utf8(name) or has_control(name))
        return Error{"there are no control characters in a name"};
    return std::nullopt;
}

}  // namespace parlor::library
