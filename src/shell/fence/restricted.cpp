#include "shell/fence/restricted.hpp"

#include <cstdlib>
#include <filesystem>

#include "disk/disk.hpp"
#include "disk/folders.hpp"
#include "disk/links.hpp"

namespace parlor {

namespace fs = std::filesystem;

Result<OwnFolder> stay_in(const std::string& folder) {
    const char* const home = std::getenv("HOME");
    if (folder.empty() and (home == nullptr or home[0] != '/'))
        return Error{"there is no home folder to stay in (HOME is not set)"};
    const fs::path own = folder.empty() ? fs::path{home} / ".parlor" : fs::absolute(folder);
    for (const char* const name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        setenv(name, own.c_str(), 1);
    for (const char* const name : {"PARLOR_DATA", "TERMINFO", "TERMINFO_DIRS", "HOME"})
        unsetenv(name);  // ncurses reads $HOME/.terminfo
    disk::treat_links(disk::Links::Refused, own);
    OwnFolder kept_to{own, std::nullopt};
    if (const auto error = disk::make_folders(disk::real_disk(), own))
        kept_to.trouble = Error{"cannot make the folder " + own.string() + ": " + error.message()};
    return kept_to;
}

}  // namespace parlor
