// The disk: the one narrow way to everything that Parlor writes, so that a test can let each step
// of it fail in turn.
//
// Units:    bytes. What is made is for its owner alone: files 0600, folders 0700.
// Errors:   std::error_code; none when all went well. Where links are refused (links.hpp) nothing
//           is opened, made, renamed or removed behind them.
// Not here: what stands in the files, and files that are only read (data, scripts).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace parlor::disk {

class Disk {
public:
    using Path = std::filesystem::path;

    enum class As : std::uint8_t {
        ToRead,    // there already, and never changed
        Old,       // there already
        New,       // not there yet
        OldOrNew,  // one or the other
    };
    struct Opened {
        int file = -1;
        std::error_code error = {};
    };

    virtual ~Disk() = default;

    // How an open file stands: whether it still is the one that lies at the path, as a file of its
    // own and no link to it, as far as can be seen; and its length.
    struct Standing {
        bool is_there = false;
        std::int64_t size = 0;
    };

    // Never through a link in place of the file itself.
    [[nodiscard]] virtual Opened open(const Path& path, As how) = 0;
    // A new file whose name begins with `name`, which gets the rest: `.XXXXXX.begun`.
    [[nodiscard]] virtual Opened open_like(std::string& name) = 0;
    virtual void close(int file) = 0;
    [[nodiscard]] virtual Standing standing(int file, const Path& path) = 0;

    // Keeps other programs out, until it is closed.
    [[nodiscard]] virtual std::error_code lock(int file) = 0;

    // From the first byte to the last, however long the file says it is; `file_too_large` when that
    // is more than `most` bytes.
    [[nodiscard]] virtual std::error_code read_all(int file,
                                                   std::size_t most,
                                                   std::string& text) = 0;
    [[nodiscard]] virtual std::int64_t size(int file) = 0;

    // All of the text, from byte `at` on; after an error some of it may stand there.
    [[nodiscard]] virtual std::error_code write(int file,
                                                std::int64_t at,
                                                std::string_view text) = 0;
    [[nodiscard]] virtual std::error_code cut(int file, std::int64_t size) = 0;
    [[nodiscard]] virtual std::error_code permit(int file, unsigned mode) = 0;
    [[nodiscard]] virtual std::error_code sync(int file) = 0;

    [[nodiscard]] virtual std::error_code rename(const Path& from, const Path& to) = 0;
    [[nodiscard]] virtual std::error_code remove(const Path& path) = 0;

    // In a folder that is there (folders.hpp makes those, too).
    [[nodiscard]] virtual std::error_code make_folder(const Path& path) = 0;
    // So that names in it, too, survive a power cut.
    [[nodiscard]] virtual std::error_code sync_folder(const Path& path) = 0;
};

// The system's.
[[nodiscard]] Disk& real_disk();

// Closes what was opened.
class File {
public:
    File(Disk& disk, int file) : disk_{&disk}, file_{file} {}
    ~File() { disk_->close(file_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    [[nodiscard]] int number() const { return file_; }

private:
    Disk* disk_;
    int file_;
};

}  // namespace parlor::disk
