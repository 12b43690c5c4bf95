#include "table/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "table/journal_text.hpp"
#include "table/output.hpp"

namespace parlor::table {
namespace {

Error failed(const std::string& what, const std::filesystem::path& path) {
    const int error = errno;
    return {what + " " + path.string() + ": " + std::generic_category().message(error)};
}

// So that the file's name, too, survives a power cut. Some file systems cannot; that is no harm.
void sync_folder(const std::filesystem::path& folder) {
    const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    fsync(file);
    close(file);
}

std::string numbered(const std::string& clock, int number) {
    return clock + (number < 10 ? "-0" : "-") + std::to_string(number) + ".parlor";
}

}  // namespace

Result<std::filesystem::path> journal_folder() {
    const char* const state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr and state[0] == '/')
        return std::filesystem::path{state} / "parlor" / "games";
    const char* const home = std::getenv("HOME");
    if (home == nullptr or home[0] != '/')
        return Error{"there is no home folder to keep games in (HOME is not set)"};
    return std::filesystem::path{home} / ".local" / "state" / "parlor" / "games";
}

Journal::Journal(std::filesystem::path folder, std::string_view clock)
    : folder_{std::move(folder)}, clock_{clock} {}

Journal::~Journal() {
    if (file_ >= 0) close(file_);
}

Result<std::unique_ptr<Journal>> Journal::open_left(const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0) return failed("the game's journal cannot be opened:", path);
    auto journal = std::unique_ptr<Journal>{new Journal{file, path}};
    if (flock(file, LOCK_EX | LOCK_NB) == 0) return journal;
    if (errno == EWOULDBLOCK)
        return Error{"another program is playing this game: " + path.string()};
    return failed("the game's journal cannot be locked:", path);
}

Result<std::string> Journal::read() const {
    std::string text;
    std::array<char, 1 << 16> part{};
    for (;;) {
        const ssize_t count =
            pread(file_, part.data(), part.size(), static_cast<off_t>(text.size()));
        if (count == 0) return text;
        if (count > 0)
            text.append(part.data(), static_cast<std::size_t>(count));
        else if (errno != EINTR)
            return failed("the game's journal cannot be read:", path_);
    }
}

void Journal::go_on_with(const GameTable& table) {
    header_end_ = static_cast<std::int64_t>(table.header().size());
    for (std::size_t i = 0; i < table.entries(); ++i) {
        const auto size = static_cast<std::int64_t>(table.entry_text(i).size());
        written_.push_back({table.serial(i), good_end() + size});
    }
    is_sure_ = false;  // a state or a torn line may stand behind it
}

Journal::Failure Journal::follow(const GameTable& table) {
    if (auto failure = make_file()) return failure;
    return write_on(table);
}

Journal::Failure Journal::leave(const GameTable& table) {
    if (auto failure = follow(table)) return failure;
    return put(good_end(), state_text(table.state()));
}

Journal::Failure Journal::make_folder() const {
    std::filesystem::path path;
    for (const auto& part : folder_) {
        path /= part;
        if (mkdir(path.c_str(), 0700) == 0) continue;
        const int why = errno;
        struct stat status {};
        if (stat(path.c_str(), &status) == 0 and S_ISDIR(status.st_mode)) continue;
        errno = why;
        return failed("the folder of games cannot be made:", path);
    }
    return std::nullopt;
}

Journal::Failure Journal::make_file() {
    if (file_ >= 0) return std::nullopt;
    if (auto failure = make_folder()) return failure;
    constexpr int most = 99;  // games begun in one second
    for (int number = 1; number <= most; ++number) {
        auto failure = make_file_named(folder_ / numbered(clock_, number));
        if (not failure) break;
        if (errno != EEXIST or number == most) return failure;
    }
    sync_folder(folder_);
    return std::nullopt;
}

Journal::Failure Journal::make_file_named(const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return failed("the game's journal cannot be made:", path);
    flock(file, LOCK_EX | LOCK_NB);  // nobody else knows the file yet, so nobody holds it
    file_ = file;
    path_ = path;
    return std::nullopt;
}

std::int64_t Journal::good_end() const {
    return written_.empty() ? header_end_ : written_.back().end;
}

void Journal::forget_taken_back(const GameTable& table) {
    while (not written_.empty() and (written_.size() > table.entries() or
                                     written_.back().serial != table.serial(written_.size() - 1)))
        written_.pop_back();
}

Journal::Failure Journal::write_on(const GameTable& table) {
    forget_taken_back(table);
    const std::int64_t from = good_end();
    std::string text = header_end_ == 0 ? table.header() : "";
    const auto header_size = static_cast<std::int64_t>(text.size());
    std::vector<Written> added;
    for (std::size_t i = written_.size(); i < table.entries(); ++i) {
        text += table.entry_text(i);
        added.push_back({table.serial(i), from + static_cast<std::int64_t>(text.size())});
    }
    if (auto failure = put(from, text)) return failure;
    if (header_end_ == 0) header_end_ = header_size;
    written_.insert(written_.end(), added.begin(), added.end());
    return std::nullopt;
}

// Makes `text` the file's last, beginning at byte `from`.
Journal::Failure Journal::put(std::int64_t from, const std::string& text) {
    if (is_sure_ and file_end_ == from and text.empty()) return std::nullopt;
    const bool must_cut = not is_sure_ or file_end_ != from;
    is_sure_ = false;
    if (must_cut and ftruncate(file_, from) != 0)
        return failed("the game's journal cannot be written:", path_);
    if (lseek(file_, from, SEEK_SET) < 0)
        return failed("the game's journal cannot be written:", path_);
    errno = write_all(file_, text);
    if (errno != 0 or fdatasync(file_) != 0)
        return failed("the game's journal cannot be written:", path_);
    file_end_ = from + static_cast<std::int64_t>(text.size());
    is_sure_ = true;
    return std::nullopt;
}

}  // namespace parlor::table
