// Journal: the file of a running game. It holds every move that was played, and is synced to disk
// before the screen shows the move, so that a power cut loses nothing.
//
// The file is append-only: a move that was taken back stays, and an `.undo` line follows it. Each
// move ends with a seal (seal.hpp). Until the first write is on disk, the name of a new file ends
// with .begun, so that the file does not count as a game; then the file is renamed. So a game that
// continues in a new journal never appears in part.
//
// Source:   table-language.md, "Journals".
// Units:    seconds at the table, since the game began.
// Errors:   as text; the game can continue, and the next call writes the missing entries. A journal
//           never grows longer than the limit for reading (game_file.hpp).
// Not here: the format of the lines (journal_text.hpp); replaying a journal (script.hpp).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "table/game/game_table.hpp"
#include "table/journal/seal.hpp"

namespace parlor::table {

class Journal {
public:
    // `clock` is the beginning of the file's name, so that names sort by time: `20261120-231752`.
    // The constructor touches no file.
    Journal(disk::Disk& disk, std::filesystem::path folder, std::string_view clock);
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // The journal of an unfinished game, opened to continue it and locked against other programs;
    // or the error.
    struct Opened {
        std::unique_ptr<Journal> journal;
        std::error_code error = {};
        bool is_elsewhere = false;  // another program holds the lock
    };
    [[nodiscard]] static Opened open_left(disk::Disk& disk, const std::filesystem::path& path);

    // The complete text of the file.
    [[nodiscard]] Result<std::string> read() const;

    // The state of the file, to be checked before a write. Costs at most two system calls.
    enum class Place : std::uint8_t {
        There,    // unchanged; or not created yet
        Gone,     // deleted, moved or replaced, or a folder above it was
        Changed,  // another program truncated it or wrote to it
    };
    [[nodiscard]] Place place() const;

    // Continues a file whose sound part gave this table; the next write cuts off the text after
    // that part.
    void go_on(const Sealed& part, const GameTable& table);

    // Writes the entries that the file lacks, and waits until they are on disk. Requires the same
    // table in every call. The first call creates and locks the file (and its folders, private to
    // the owner).
    [[nodiscard]] std::optional<Error> follow(const GameTable& table, std::int64_t seconds);

    // Does the same when the player leaves the game, and adds the hash of the state and the summary
    // at the end. A game without any move of a player, in the file or on the table, leaves no file.
    [[nodiscard]] std::optional<Error> leave(const GameTable& table, std::int64_t seconds);

    // Adds a comment, which ends with LF, and does not wait for the disk: a power cut before the next
    // move may lose it. Requires that the file exists.
    [[nodiscard]] std::optional<Error> note(const std::string& comment, std::int64_t seconds);

    // Adds the hash and the summary to the text of a game that continues, for a copy of the file.
    [[nodiscard]] std::optional<Error> sum_up(const GameTable& table, std::int64_t seconds);

    [[nodiscard]] bool has_file() const { return file_ >= 0; }
    // Moves of players in the file, including moves that were taken back.
    [[nodiscard]] bool has_moves() const { return has_moves_; }
    // The file's path; empty until the file exists.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::int64_t size() const { return end_; }  // bytes

private:
    Journal(disk::Disk& disk, int file, std::filesystem::path path)
        : disk_{&disk}, path_{std::move(path)}, file_{file} {}

    struct Written {  // a table entry that is in the file
        std::uint64_t serial = 0;
        bool is_of_person = false;
    };
    using Failure = std::optional<Error>;

    Failure make_file();
    [[nodiscard]] std::error_code make_file_named(const std::filesystem::path& path);
    Failure give_name();
    [[nodiscard]] std::vector<std::string> news(const GameTable& table) const;
    [[nodiscard]] std::size_t still_there(const GameTable& table) const;
    [[nodiscard]] std::size_t first_new(const GameTable& table) const;
    void remember(const GameTable& table);
    void remove_file();
    enum class Waits : std::uint8_t { ForDisk, No };
    Failure put(const std::vector<std::string>& pieces,
                std::int64_t seconds,
                Waits waits = Waits::ForDisk);
    Failure write(const GameTable& table,
                  const std::vector<std::string>& pieces,
                  std::int64_t seconds);
    [[nodiscard]] Error cannot_be(const char* what, std::error_code why) const;

    disk::Disk* disk_;
    std::filesystem::path folder_, path_;
    std::filesystem::path begun_;  // the temporary name; empty once renamed
    std::string clock_;
    int file_ = -1;
    std::int64_t end_ = 0;  // of the last successful write
    bool is_sure_ = true;   // the file ends at end_: no write has failed
    bool has_moves_ = false;
    Sealer sealer_;
    std::vector<Written> written_;
};

}  // namespace parlor::table
