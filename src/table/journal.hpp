// The journal of a running game: a file that always holds what has been played, on disk before
// the screen shows it, so that a power cut costs nothing.
//
// Nothing in it is ever written over: a move that was taken back stays, and `.undo` stands behind
// it. Each move ends with a seal (seal.hpp). A new file has its name when its first writing is on
// disk: until then it ends with .begun, and nobody takes it for a game. So a game that goes on in
// a new journal is never there by half.
//
// Source:   table-language.md, "Journals".
// Units:    seconds at the table, since the game began.
// Errors:   in words, and the game can go on: what is missing is written at the next call. A
//           journal does not grow longer than can be read (game_file.hpp).
// Not here: what stands in it (journal_text.hpp); playing it again (script.hpp).
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
#include "table/game_table.hpp"
#include "table/seal.hpp"

namespace parlor::table {

class Journal {
public:
    // `clock` begins the file's name, so names sort by time: `20261120-231752`. Touches no file.
    Journal(disk::Disk& disk, std::filesystem::path folder, std::string_view clock);
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // The journal of a game that was left, to go on in, locked against other programs; or why it
    // cannot be had.
    struct Opened {
        std::unique_ptr<Journal> journal;
        std::error_code error = {};
        bool is_elsewhere = false;  // another program plays it
    };
    [[nodiscard]] static Opened open_left(disk::Disk& disk, const std::filesystem::path& path);

    // All that stands in the file.
    [[nodiscard]] Result<std::string> read() const;

    // How the file stands, for whoever is about to write in it. Costs no more than two questions
    // to the system.
    enum class Place : std::uint8_t {
        There,    // as it was written; or there is none yet
        Gone,     // deleted, moved or replaced, or a folder above it was
        Changed,  // another program cut it, or wrote in it
    };
    [[nodiscard]] Place place() const;

    // Goes on behind the part of the file that gave this table; what follows it is cut off when
    // the next move is written.
    void go_on(const Sealed& part, const GameTable& table);

    // Makes the file tell what the table says and waits for the disk. Always give the same table.
    // The first call makes the file (and its folders, for the owner alone), under a lock that
    // keeps other programs out.
    [[nodiscard]] std::optional<Error> follow(const GameTable& table, std::int64_t seconds);

    // The same when the game is left: the state stands at the end.
    [[nodiscard]] std::optional<Error> leave(const GameTable& table, std::int64_t seconds);

    // Of the file; empty until there is one.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::int64_t size() const { return end_; }  // bytes

private:
    Journal(disk::Disk& disk, int file, std::filesystem::path path)
        : disk_{&disk}, path_{std::move(path)}, file_{file} {}

    struct Written {  // an entry of the table, in the file
        std::uint64_t serial = 0;
        bool is_of_person = false;
    };
    using Failure = std::optional<Error>;

    Failure make_file();
    [[nodiscard]] std::error_code make_file_named(const std::filesystem::path& path);
    Failure give_name();
    [[nodiscard]] std::vector<std::string> news(const GameTable& table) const;
    [[nodiscard]] std::size_t still_there(const GameTable& table) const;
    void remember(const GameTable& table);
    Failure put(const std::vector<std::string>& pieces, std::int64_t seconds);
    Failure write(const GameTable& table,
                  const std::vector<std::string>& pieces,
                  std::int64_t seconds);
    [[nodiscard]] Error cannot_be(const char* what, std::error_code why) const;

    disk::Disk* disk_;
    std::filesystem::path folder_, path_;
    std::filesystem::path begun_;  // where it lies until it has its name
    std::string clock_;
    int file_ = -1;
    std::int64_t end_ = 0;  // of what was written well
    bool is_sure_ = true;   // that the file ends there: no writing has failed
    Sealer sealer_;
    std::vector<Written> written_;
};

}  // namespace parlor::table
