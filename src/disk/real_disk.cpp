#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

#include "disk/disk.hpp"

namespace parlor::disk {
namespace {

// Of a call that has just been made.
std::error_code error_now() { return {errno, std::generic_category()}; }
std::error_code error_of(int result) { return result == 0 ? std::error_code{} : error_now(); }

int flags_for(Disk::As how) {
    switch (how) {
        case Disk::As::ToRead: return O_RDONLY;
        case Disk::As::Old: return O_RDWR;
        case Disk::As::New: return O_RDWR | O_CREAT | O_EXCL;
        case Disk::As::OldOrNew: return O_RDWR | O_CREAT;
    }
    return O_RDONLY;
}

Disk::Opened opened(int file) { return {file, file < 0 ? error_now() : std::error_code{}}; }

bool is_folder(const char* path) {
    struct stat status {};
    return stat(path, &status) == 0 and S_ISDIR(status.st_mode);
}

class RealDisk final : public Disk {
public:
    Opened open(const Path& path, As how) override {
        constexpr int always = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;  // never waits for a pipe
        return opened(::open(path.c_str(), flags_for(how) | always, 0600));
    }

    Opened open_like(std::string& name) override {
        name += ".XXXXXX";
        return opened(mkostemp(name.data(), O_CLOEXEC));
    }

    void close(int file) override { ::close(file); }

    std::error_code lock(int file) override { return error_of(flock(file, LOCK_EX | LOCK_NB)); }

    std::error_code read_all(int file, std::string& text) override {
        std::array<char, 1 << 16> part;
        for (;;) {
            const auto at = static_cast<off_t>(text.size());
            const ssize_t count = pread(file, part.data(), part.size(), at);
            if (count == 0) return {};
            if (count > 0)
                text.append(part.data(), static_cast<std::size_t>(count));
            else if (errno != EINTR)
                return error_now();
        }
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
        return error_of(std::rename(from.c_str(), to.c_str()));
    }
    std::error_code remove(const Path& path) override { return error_of(unlink(path.c_str())); }

    std::error_code make_folder(const Path& path) override {
        Path made;
        for (const auto& part : path) {
            made /= part;
            if (mkdir(made.c_str(), 0700) == 0) continue;
            const std::error_code why = error_now();
            if (not is_folder(made.c_str())) return why;
        }
        return {};
    }

    // Some file systems cannot; that is no harm.
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
