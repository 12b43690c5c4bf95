#include "table/journal/journal.hpp"

#include <algorithm>

#include "disk/folders.hpp"
#include "disk/unfinished.hpp"
#include "table/journal/game_file.hpp"
#include "table/journal/game_names.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;
using disk::Disk;

}  // namespace

Journal::Journal(Disk& disk, fs::path folder, std::string_view clock)
    : disk_{&disk}, folder_{std::move(folder)}, clock_{clock} {}

Journal::~Journal() {
    if (file_ < 0) return;
    if (not begun_.empty() and end_ == 0 and place() == Place::There) (void)disk_->remove(begun_);
    disk_->close(file_);
}

Journal::Opened Journal::open_left(Disk& disk, const fs::path& path) {
    const auto opened = disk.open(path, Disk::OpenMode::Existing);
    if (opened.error) return {.journal = nullptr, .error = opened.error};
    auto journal = std::unique_ptr<Journal>{new Journal{disk, opened.file, path}};
    const auto error = disk.lock(opened.file);
    if (not error) return {.journal = std::move(journal)};
    return {.journal = nullptr,
            .error = error,
            .is_elsewhere = error == std::errc::operation_would_block};
}

Result<std::string> Journal::read() const { return read_game(*disk_, file_, path_); }

Journal::Place Journal::place() const {
    if (file_ < 0) return Place::There;
    const auto status = disk_->status(file_, begun_.empty() ? path_ : begun_);
    if (not status.is_there) return Place::Gone;
    const bool is_longer = not is_sure_ and status.size > end_;  // by a failed write
    return status.size == end_ or is_longer ? Place::There : Place::Changed;
}

void Journal::go_on(const Sealed& part, const GameTable& table) {
    end_ = static_cast<std::int64_t>(part.text.size());
    sealer_ = part.sealer;
    is_sure_ = part.rest == Sealed::Rest::None;
    has_moves_ = part.text.find("\n.undo ") != std::string_view::npos;
    remember(table);
}

Journal::Failure Journal::follow(const GameTable& table, std::int64_t seconds) {
    if (auto failure = make_file()) return failure;
    const auto pieces = news(table);
    if (pieces.empty() and is_sure_) return give_name();
    return write(table, pieces, seconds);
}

Journal::Failure Journal::leave(const GameTable& table, std::int64_t seconds) {
    if (has_moves_ or is_played(table)) return sum_up(table, seconds);
    remove_file();
    return std::nullopt;
}

Journal::Failure Journal::note(const std::string& comment, std::int64_t seconds) {
    return put({comment}, seconds, Waits::No);
}

Journal::Failure Journal::sum_up(const GameTable& table, std::int64_t seconds) {
    if (auto failure = make_file()) return failure;
    auto pieces = news(table);
    pieces.push_back(left_text(table));
    return write(table, pieces, seconds);
}

// A file that cannot be removed stays, as a game without a player's move.
void Journal::remove_file() {
    if (file_ >= 0 and place() == Place::There)
        (void)disk_->remove(begun_.empty() ? path_ : begun_);
}

Journal::Failure Journal::write(const GameTable& table,
                                const std::vector<std::string>& pieces,
                                std::int64_t seconds) {
    if (auto failure = put(pieces, seconds)) return failure;
    remember(table);
    return give_name();
}

Error Journal::cannot_be(const char* what, std::error_code why) const {
    return {"the game's journal cannot be " + std::string{what} + ": " + path_.string() + ": " +
            why.message()};
}

Journal::Failure Journal::make_file() {
    if (file_ >= 0) return std::nullopt;
    if (const auto error = disk::make_folders(*disk_, folder_))
        return Error{"the folder of games cannot be made: " + folder_.string() + ": " +
                     error.message()};
    for (int number = 1;; ++number) {
        path_ = folder_ / file_of_game(clock_, number);
        const auto error = make_file_named(path_);
        if (not error) break;
        if (error != std::errc::file_exists or number == most_games_of_a_second)
            return cannot_be("made", error);
    }
    return std::nullopt;
}

// Reserves the name by creating `path` + `.begun`; the name is taken when that file or `path`
// exists.
std::error_code Journal::make_file_named(const fs::path& path) {
    const fs::path begun = path.string() + ".begun";
    const auto opened = disk_->open(begun, Disk::OpenMode::New);
    if (opened.error) return opened.error;
    const bool is_held = disk::lock_new_file(*disk_, opened.file, begun);
    if (std::error_code none; not is_held or fs::exists(fs::symlink_status(path, none))) {
        if (is_held) (void)disk_->remove(begun);
        disk_->close(opened.file);
        return std::make_error_code(std::errc::file_exists);
    }
    file_ = opened.file;
    begun_ = begun;
    return {};
}

Journal::Failure Journal::give_name() {
    if (begun_.empty()) return std::nullopt;
    if (const auto error = disk_->rename(begun_, path_)) return cannot_be("made", error);
    begun_.clear();
    if (const auto error = disk_->sync_folder(folder_)) return cannot_be("made", error);
    return std::nullopt;
}

// The number of written entries that the table still has.
std::size_t Journal::still_there(const GameTable& table) const {
    std::size_t count = std::min(written_.size(), table.entries());
    while (count > 0 and written_[count - 1].serial != table.serial(count - 1)) --count;
    return count;
}

// The first entry that the file does not have yet: whoever reads an `.undo` keeps by themselves who
// sits where (T-5.5).
std::size_t Journal::first_new(const GameTable& table) const {
    std::size_t entry = still_there(table);
    const std::uint64_t last = written_.empty() ? 0 : written_.back().serial;
    while (entry < table.entries() and table.serial(entry) <= last) ++entry;
    return entry;
}

// The lines that the file does not have yet.
std::vector<std::string> Journal::news(const GameTable& table) const {
    std::string first = end_ == 0 ? table.header() : "";
    const std::size_t there = still_there(table);
    const auto taken_back = std::count_if(written_.begin() + static_cast<std::ptrdiff_t>(there),
                                          written_.end(),
                                          [](const Written& each) { return each.is_of_person; });
    if (taken_back > 0) first += undo_text(static_cast<int>(taken_back));
    return pieces_from(table, first_new(table), std::move(first));
}

void Journal::remember(const GameTable& table) {
    has_moves_ = has_moves_ or is_played(table);
    written_.resize(still_there(table));
    for (std::size_t i = written_.size(); i < table.entries(); ++i)
        written_.push_back({table.serial(i), table.is_of_person(i)});
}

// Appends after the last successful write. The rest of a failed write is cut off, at once if
// possible, so that the file stays valid even without another write.
Journal::Failure Journal::put(const std::vector<std::string>& pieces,
                              std::int64_t seconds,
                              Waits waits) {
    Sealer sealer = sealer_;
    const std::string text = sealer.sealed(pieces, seconds);
    const auto length = end_ + static_cast<std::int64_t>(text.size());
    if (auto wrong =
            wrong_length("the game's journal " + path_.string() + ", with this move,", length))
        return wrong;
    std::error_code error;
    if (not std::exchange(is_sure_, false)) error = disk_->cut(file_, end_);
    if (not error) error = disk_->write(file_, end_, text);
    if (not error and waits == Waits::ForDisk) error = disk_->sync(file_);
    if (error) {
        (void)disk_->cut(file_, end_);
        return cannot_be("written", error);
    }
    end_ = length;
    is_sure_ = true;
    sealer_ = sealer;
    return std::nullopt;
}

}  // namespace parlor::table
