// The journal of a running game: a file that always holds what has been played, on disk before
// the screen shows it, so that a power cut costs nothing.
//
// Source:   table-language.md, "Journals".
// Errors:   in words, and the game can go on: what is missing is written at the next call.
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
#include "table/game_table.hpp"

namespace parlor::table {

// $XDG_STATE_HOME/parlor/games, or ~/.local/state/parlor/games. It need not exist yet.
[[nodiscard]] Result<std::filesystem::path> journal_folder();

class Journal {
public:
    // `clock` begins the file's name, so names sort by time: `20261120-231752`. Touches no file.
    Journal(std::filesystem::path folder, std::string_view clock);
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // The journal of a game that was left, to go on in: opens it, under the same lock. An error,
    // too, while another program plays that game.
    [[nodiscard]] static Result<std::unique_ptr<Journal>> open_left(
        const std::filesystem::path& path);

    // All that stands in a file that was opened so.
    [[nodiscard]] Result<std::string> read() const;

    // Goes on behind what a journal of this table holds. Requires that the file that was read
    // begins with just that.
    void go_on_with(const GameTable& table);

    // Makes the file what the table says and waits for the disk: appends what was played, cuts
    // off what was taken back. Always give the same table. The first call makes the file (and
    // its folders, for the owner alone), under a lock that keeps other programs out.
    [[nodiscard]] std::optional<Error> follow(const GameTable& table);

    // The same when the game is left: the state stands at the end.
    [[nodiscard]] std::optional<Error> leave(const GameTable& table);

    // Of the file; empty until there is one.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    Journal(int file, std::filesystem::path path) : path_{std::move(path)}, file_{file} {}

    struct Written {  // an entry of the table, in the file
        std::uint64_t serial = 0;
        std::int64_t end = 0;  // bytes from the start of the file
    };
    using Failure = std::optional<Error>;

    [[nodiscard]] Failure make_folder() const;
    Failure make_file();
    Failure make_file_named(const std::filesystem::path& path);
    Failure write_on(const GameTable& table);
    Failure put(std::int64_t from, const std::string& text);
    void forget_taken_back(const GameTable& table);
    [[nodiscard]] std::int64_t good_end() const;

    std::filesystem::path folder_, path_;
    std::string clock_;
    int file_ = -1;
    std::int64_t header_end_ = 0;
    std::int64_t file_end_ = 0;  // as far as we know
    bool is_sure_ = true;        // that the file ends there: no writing has failed
    std::vector<Written> written_;
};

}  // namespace parlor::table
