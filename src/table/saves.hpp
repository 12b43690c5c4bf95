// A game file as lists show it: a game that somebody saved under a name, or the journal of a game
// that was played. Only what is shown is read, and nothing is replayed unless it has to be.
//
// Source:  docs/playing.md, "Saved games"; M-5.3.
// Errors:  in words; a damaged file is listed and stays unchanged.
// Choices: the header names the game and the players, and the summary (summary.hpp) at the end the
//          moves and whose turn it is. A short file without a summary, of a program that was killed
//          or of an older version, is replayed; of a long one only its ends are read. Damage that
//          is not seen so is told when the game is chosen. A save is a complete copy of the
//          journal, or is not written at all. Loading a save starts a new journal; the save stays.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "table/header.hpp"
#include "table/summary.hpp"
#include "table/unfinished_game.hpp"

namespace parlor::table {

struct Kept {
    std::string name;  // of the file, without its extension
    Header header = {};
    std::optional<std::chrono::sys_seconds> when = {};  // last played, if a time is to be believed
    std::optional<std::int64_t> seconds = {};           // played so far, if it says so
    std::optional<Summary> summary = {};                // nothing when it is damaged, or not known
    bool is_damaged = false;
};

[[nodiscard]] Kept kept_in(disk::Disk& disk,
                           const std::filesystem::path& folder,
                           const std::string& name,
                           const Opener& open,
                           std::chrono::sys_seconds now,
                           const CalledOff& called_off = {});

// Deletes a game; refused while another program is playing it.
[[nodiscard]] std::optional<Error> forget(disk::Disk& disk, const std::filesystem::path& path);

}  // namespace parlor::table
