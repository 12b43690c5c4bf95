#include "disk/files_in.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include "disk/links.hpp"

namespace parlor::disk {

FilesIn::FilesIn(const std::filesystem::path& folder)
    : folder_{refused_link(folder) ? nullptr : opendir(folder.c_str())} {}

std::optional<std::string> FilesIn::next() {
    if (not folder_) return std::nullopt;
    while (const dirent* const entry = readdir(folder_.get()))
        if (is_regular(*entry)) return entry->d_name;
    return std::nullopt;
}

// A link to a file counts as the file; some file systems do not say what an entry is.
bool FilesIn::is_regular(const dirent& entry) const {
    if (entry.d_type != DT_LNK and entry.d_type != DT_UNKNOWN) return entry.d_type == DT_REG;
    struct stat status {};
    return fstatat(dirfd(folder_.get()), entry.d_name, &status, 0) == 0 and S_ISREG(status.st_mode);
}

std::optional<FilesIn::Time> FilesIn::written(const std::string& name) const {
    struct stat status {};
    if (fstatat(dirfd(folder_.get()), name.c_str(), &status, 0) != 0) return std::nullopt;
    using namespace std::chrono;
    return Time{seconds{status.st_mtim.tv_sec} + nanoseconds{status.st_mtim.tv_nsec}};
}

}  // namespace parlor::disk
