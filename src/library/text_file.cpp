#include "library/text_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <system_error>

#include "library/fields.hpp"

namespace parlor::library {
namespace {

namespace fs = std::filesystem;

Error failed(const fs::path& path, const std::string& what, int error) {
    return {path.string() + ": " + what + ": " + std::generic_category().message(error)};
}

// 0, or the system's number for what went wrong.
int write_text(int file, std::string_view text) {
    while (not text.empty()) {
        const ssize_t count = write(file, text.data(), text.size());
        if (count < 0 and errno == EINTR) continue;
        if (count < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return fsync(file) == 0 ? 0 : errno;
}

// As it was permitted before; a new one is the owner's to write.
mode_t mode_of(const fs::path& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : mode_t{0644};
}

// A second file beside it that then takes its place: whoever reads finds the old text or the new.
int replace(const fs::path& path, std::string_view text) {
    std::string name = path.string() + ".XXXXXX";
    const int file = mkostemp(name.data(), O_CLOEXEC);
    if (file < 0) return errno;
    int error = write_text(file, text);
    if (error == 0 and fchmod(file, mode_of(path)) != 0) error = errno;
    if (close(file) != 0 and error == 0) error = errno;
    if (error == 0 and std::rename(name.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) unlink(name.c_str());
    return error;
}

void make_folder_for(const fs::path& path) {
    std::error_code error;  // if there is none the file cannot be made, and that is told
    fs::create_directories(path.parent_path(), error);
}

}  // namespace

Result<std::string> read_text(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return std::string{};
    if (not error and status.type() != fs::file_type::regular)
        return Error{path.string() + ": is no file"};
    const auto size = fs::file_size(path, error);
    if (not error and size > most_bytes)
        return Error{path.string() + ": is too long; must be at most 1,000,000 bytes"};
    std::ifstream file{path, std::ios::binary};
    std::string text{std::istreambuf_iterator<char>{file}, {}};
    if (error or not file) return failed(path, "cannot be read", error ? error.value() : errno);
    return text;
}

std::optional<Error> replace_text(const fs::path& path, std::string_view text) {
    make_folder_for(path);
    std::error_code error;
    const fs::path target = fs::weakly_canonical(path, error);  // not in place of a link to it
    const int failure = replace(error ? path : target, text);
    if (failure != 0) return failed(path, "cannot be written", failure);
    return std::nullopt;
}

std::optional<Error> append_text(const fs::path& path, std::string_view text) {
    make_folder_for(path);
    const int file = open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) return failed(path, "cannot be written", errno);
    int failure = write_text(file, text);
    if (close(file) != 0 and failure == 0) failure = errno;
    if (failure != 0) return failed(path, "cannot be written", failure);
    return std::nullopt;
}

}  // namespace parlor::library
