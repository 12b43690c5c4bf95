#include "library/config_file.hpp"

#include <cstdlib>

#include "disk/text_file.hpp"

namespace parlor::library {

namespace fs = std::filesystem;

Result<fs::path> config_path() {
    const char* const config = std::getenv("XDG_CONFIG_HOME");
    if (config != nullptr and config[0] == '/') return fs::path{config} / "parlor" / "config.toml";
    const char* const home = std::getenv("HOME");
    if (home == nullptr or home[0] != '/')
        return Error{"there is no home folder to keep options in (HOME is not set)"};
    return fs::path{home} / ".config" / "parlor" / "config.toml";
}

OptionsRead load_options(const fs::path& path) {
    const auto text = disk::read_text(path);
    if (not text) return {{}, text.error()};
    return read_options(*text, path.string());
}

std::optional<Error> save_options(const fs::path& path, const Options& options) {
    const auto text = disk::read_text(path);
    if (not text) return text.error();
    const auto changed = with_options(*text, path.string(), options);
    if (not changed) return changed.error();
    if (*changed == *text) return std::nullopt;
    return disk::replace_text(disk::real_disk(), path, *changed);
}

std::optional<Error> keep_options(const Options& options) {
    const auto path = config_path();
    return path ? save_options(*path, options) : path.error();
}

}  // namespace parlor::library
