#include "disk/files_in.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>

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

// A link to a file counts as the file; some file systems do not report the type of an entry.
bool FilesIn::is_regular(const dirent& entry) const {
    if (entry.d_type != DT_LNK and entry.d_type != DT_UNKNOWN) return entry.d_type == DT_REG;
    struct stat status {};
    return fstatat(dirfd(folder_.get()), entry.d_name, &status, 0) == 0 and S_ISREG(status.st_mode);
}

std::optional<FilesIn::Time> FilesIn::written(const std::string& name) const {
    struct stat status {};
    if (not folder_ or fstatat(dirfd(folder_.get()), name.c_str(), &status, 0) != 0)
        return std::nullopt;
    using namespace std::chrono;
    constexpr std::int64_t most = 9'000'000'000;  // to the year 2255: nanoseconds end in 2262
    const seconds whole{std::clamp<std::int64_t>(status.st_mtim.tv_sec, -most, most)};
    return Time{whole + nanoseconds{status.st_mtim.tv_nsec}};
}

}  // namespace parlor::disk
