// Disk: the only interface through which Parlor writes files, so that a test can make each step
// fail.
//
// Units:    bytes. New files and folders are private to their owner: files 0600, folders 0700.
// Errors:   std::error_code; an empty code means success. Where symbolic links are refused
//           (links.hpp), no operation opens, makes, renames or removes anything through a link.
// Not here: the contents of files, and files that are only read (data, scripts).
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

    enum class OpenMode : std::uint8_t {
        ReadOnly,       // must exist
        Existing,       // must exist; to read and write, as are the next three
        New,            // must not exist yet
        ExistingOrNew,  // created when missing
        Append,         // the same, and each write adds at the current end
    };
    struct Opened {
        int file = -1;
        std::error_code error = {};
    };

    virtual ~Disk() = default;

    // The state of an open file: its length, and whether the path still names this regular file
    // (not a symbolic link to it), as far as the system can tell.
    struct FileStatus {
        bool is_there = false;
        std::int64_t size = 0;
    };

    // Does not follow a symbolic link at the path.
    [[nodiscard]] virtual Opened open(const Path& path, OpenMode mode) = 0;
    // Creates a new file with a unique name: appends `.XXXXXX.begun` to `name`.
    [[nodiscard]] virtual Opened open_temporary(std::string& name) = 0;
    virtual void close(int file) = 0;
    [[nodiscard]] virtual FileStatus status(int file, const Path& path) = 0;

    // Locks the file, or the folder, against other programs until it is closed; does not wait
    // (lock.hpp does).
    [[nodiscard]] virtual std::error_code lock(int file) = 0;

    // Reads from the first byte to the end of the file, whatever size the file reports;
    // `file_too_large` beyond `most` bytes.
    [[nodiscard]] virtual std::error_code read_all(int file,
                                                   std::size_t most,
                                                   std::string& text) = 0;
    // Appends at most `most` bytes, from byte `from` on, to the text; fewer where the file ends.
    [[nodiscard]] virtual std::error_code read(int file,
                                               std::int64_t from,
                                               std::size_t most,
                                               std::string& text) = 0;
    [[nodiscard]] virtual std::int64_t size(int file) = 0;

    // Writes all of the text at byte `at`; after an error a part of it may be in the file.
    [[nodiscard]] virtual std::error_code write(int file,
                                                std::int64_t at,
                                                std::string_view text) = 0;
    [[nodiscard]] virtual std::error_code cut(int file, std::int64_t size) = 0;
    [[nodiscard]] virtual std::error_code permit(int file, unsigned mode) = 0;
    [[nodiscard]] virtual std::error_code sync(int file) = 0;

    [[nodiscard]] virtual std::error_code rename(const Path& from, const Path& to) = 0;
    [[nodiscard]] virtual std::error_code remove(const Path& path) = 0;

    // Requires that the parent folder exists (folders.hpp also makes the parents).
    [[nodiscard]] virtual std::error_code make_folder(const Path& path) = 0;
    // Syncs the folder's entries to disk, so that new names survive a power cut.
    [[nodiscard]] virtual std::error_code sync_folder(const Path& path) = 0;
};

// The file system of the operating system.
[[nodiscard]] Disk& real_disk();

// Closes the file in its destructor.
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
