// TableFolder: the files of a shared table, in a folder of its own: what the host keeps about it
// (table.toml), the lines of its game until it begins (setup), and then its journals, the newest of
// which is the game on the table. A journal has the talk, too; what is more than it takes is beside it
// (20261127-154000-01.talk).
//
// Source:  T-1.6, T-3.6, T-4.6.
// Errors:  as text, with the file's name in the folder of the tables: guests read it.
// Choices: a journal that is damaged, by more than a torn last write, stays as it is, and its table
//          does not open: it goes on in no other file (T-4.6). Talk waits for no disk: a power cut
//          may lose what was said since the last move. What is torn was not said.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "library/table_record.hpp"
#include "table/game/game_table.hpp"
#include "table/journal/journal.hpp"
#include "table/journal/says_line.hpp"

namespace parlor::house {

inline constexpr std::size_t most_lines_of_talk = 100, most_lines_of_talk_in_journal = 2'000;

class TableFolder {
public:
    TableFolder(disk::Disk& disk, std::filesystem::path folder)
        : disk_{&disk}, folder_{std::move(folder)} {}

    [[nodiscard]] Result<library::TableRecord> record() const;
    [[nodiscard]] std::optional<Error> write(const library::TableRecord& record) const;

    // The game before it begins: the lines of its header up to `begin`.
    [[nodiscard]] Result<table::SetupAsked> setup() const;
    [[nodiscard]] std::optional<Error> write_setup(const std::string& header) const;

    // The game on the table, which then goes on in its journal; null before the first.
    [[nodiscard]] Result<std::unique_ptr<table::GameTable>> resume(const table::Opener& open);
    // What a power cut has taken from the game that was resumed; empty when nothing was lost.
    [[nodiscard]] const std::string& loss() const { return loss_; }
    // When its game was last played; nothing before the first.
    [[nodiscard]] std::optional<std::chrono::sys_seconds> last_played() const;
    // From now on another game is on the table, which began at this time (20261127-154000).
    void begin(std::string_view time);
    // The name of that game, which begins with the time. Requires that it was kept.
    [[nodiscard]] std::string name_of_game() const { return journal_->path().stem().string(); }
    // Puts the moves on disk that are not there yet; `seconds` have been played since the game was
    // begun or resumed here.
    [[nodiscard]] std::optional<Error> keep(const table::GameTable& game, std::int64_t seconds);

    // The journal of this game, if it is left now; nothing else that the host keeps is in it. The same
    // as long as nothing happens in the game. Requires that it was kept.
    [[nodiscard]] std::string copy_of(const table::GameTable& game) const;
    // The last hundred lines that were said at the games of the table.
    [[nodiscard]] std::vector<table::SaysLine> talk() const;
    // Keeps one more, said at the game on the table.
    [[nodiscard]] std::optional<Error> say(const table::SaysLine& line, std::int64_t seconds);

private:
    [[nodiscard]] Error without_path(Error error) const;
    [[nodiscard]] std::optional<Error> without_path(std::optional<Error> error) const;

    disk::Disk* disk_;
    std::filesystem::path folder_;
    std::unique_ptr<table::Journal> journal_;
    std::string loss_;
    std::int64_t played_before_ = 0, played_ = 0;  // seconds; and with what was kept last
    std::size_t said_ = 0;                         // lines in the journal
};

}  // namespace parlor::house
