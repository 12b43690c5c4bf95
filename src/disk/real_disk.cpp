#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

#include "disk/disk.hpp"
#include "disk/links.hpp"

namespace parlor::disk {
namespace {

// The error of the last system call.
std::error_code error_now() { return {errno, std::generic_category()}; }
std::error_code error_of(int result) { return result == 0 ? std::error_code{} : error_now(); }

int flags_for(Disk::OpenMode mode) {
    switch (mode) {
        case Disk::OpenMode::ReadOnly: return O_RDONLY;
        case Disk::OpenMode::Existing: return O_RDWR;
        case Disk::OpenMode::New: return O_RDWR | O_CREAT | O_EXCL;
        case Disk::OpenMode::ExistingOrNew: return O_RDWR | O_CREAT;
        case Disk::OpenMode::Append: return O_RDWR | O_CREAT | O_APPEND;
    }
    return O_RDONLY;
}

Disk::Opened opened(int file) { return {file, file < 0 ? error_now() : std::error_code{}}; }

bool is_same_file(const struct stat& one, const struct stat& other) {
    return one.st_dev == other.st_dev and one.st_ino == other.st_ino;
}

class RealDisk final : public Disk {
public:
    Opened open(const Path& path, OpenMode mode) override {
        if (const auto refused = refused_link(path)) return {-1, refused};
        constexpr int always = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;  // does not wait for a pipe
        return opened(::open(path.c_str(), flags_for(mode) | always, 0600));
    }

    Opened open_temporary(std::string& name) override {
        if (const auto refused = refused_link(name)) return {-1, refused};
        constexpr std::string_view end = ".begun";
        name.append(".XXXXXX").append(end);
        return opened(mkostemps(name.data(), static_cast<int>(end.size()), O_CLOEXEC));
    }

    void close(int file) override { ::close(file); }

    // When lstat fails for another reason than a missing path, the file counts as existing.
    FileStatus status(int file, const Path& path) override {
        struct stat held {};
        struct stat there {};
        if (fstat(file, &held) != 0) return {};
        const bool is_seen = lstat(path.c_str(), &there) == 0;
        const bool is_there = is_seen ? S_ISREG(there.st_mode) and is_same_file(held, there)
                                      : errno != ENOENT and errno != ENOTDIR;
        return {held.st_nlink > 0 and is_there, held.st_size};
    }

    std::error_code lock(int file) override { return error_of(flock(file, LOCK_EX | LOCK_NB)); }

    std::error_code read_all(int file, std::size_t most, std::string& text) override {
        std::array<char, 1 << 16> part;
        for (;;) {
            const auto at = static_cast<off_t>(text.size());
            const ssize_t count = pread(file, part.data(), part.size(), at);
            if (count == 0) return {};
            if (count < 0 and errno == EINTR) continue;
            if (count < 0) return error_now();
            text.append(part.data(), static_cast<std::size_t>(count));
            if (text.size() > most) return std::make_error_code(std::errc::file_too_large);
        }
    }

    std::error_code read(int file,
                         std::int64_t from,
                         std::size_t most,
                         std::string& text) override {
        std::string part(most, '\0');
        std::size_t length = 0;
        while (length < most) {
            const auto at = from + static_cast<std::int64_t>(length);
            const ssize_t count = pread(file, part.data() + length, most - length, at);
            if (count == 0) break;
            if (count < 0 and errno == EINTR) continue;
            if (count < 0) return error_now();
            length += static_cast<std::size_t>(count);
        }
        text.append(part, 0, length);
        return {};
    }

    std::int64_t size(int file) override {
        struct stat status {};
        return fstat(file, &status) == 0 ? status.st_size : 0;
    }

    std::error_code write(int file, std::int64_t at, std::string_view text) override {
        while (not text.empty()) {
            const ssize_t count = pwrite(file, text.data(), text.size(), at);
            if (count < 0 and errno == EINTR) continue;
            if (count < 0) return error_now();
            text.remove_prefix(static_cast<std::size_t>(count));
            at += count;
        }
        return {};
    }

    std::error_code cut(int file, std::int64_t size) override {
        return error_of(ftruncate(file, size));
    }
    std::error_code permit(int file, unsigned mode) override {
        return error_of(fchmod(file, mode));
    }
    std::error_code sync(int file) override { return error_of(fdatasync(file)); }

    std::error_code rename(const Path& from, const Path& to) override {
        if (const auto refused = refused_link(from.parent_path())) return refused;
        if (const auto refused = refused_link(to)) return refused;
        return error_of(std::rename(from.c_str(), to.c_str()));
    }
    std::error_code remove(const Path& path) override {
        if (const auto refused = refused_link(path.parent_path())) return refused;
        return error_of(unlink(path.c_str()));
    }

    std::error_code make_folder(const Path& path) override {
        if (const auto refused = refused_link(path)) return refused;
        return error_of(mkdir(path.c_str(), 0700));
    }

    // Some file systems cannot sync a folder (EINVAL); that is not an error.
    std::error_code sync_folder(const Path& path) override {
        const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder < 0) return error_now();
        const std::error_code error = error_of(fsync(folder));
        ::close(folder);
        return error == std::errc::invalid_argument ? std::error_code{} : error;
    }
};

}  // namespace

Disk& real_disk() {
    static RealDisk disk;
    return disk;
}

}  // namespace parlor::disk
