// A game file as lists show it: a game that somebody saved under a name, or the journal of a game
// that was played. Reads only the parts that the list shows, and replays only when it has to.
//
// Source:  docs/playing.md, "Saved games"; M-5.3.
// Errors:  as text; a damaged file is listed and stays unchanged.
// Choices: the header names the game and the players; the summary (summary.hpp) at the end has the
//          number of moves and whose turn it is. A file without a summary was left by a killed
//          program or an older version: a short one is replayed, of a long one only both ends are
//          read. Other damage is reported when the game is chosen. A save is a complete copy of the
//          journal, or is not written at all. Loading a save starts a new journal; the save stays.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "table/journal/header.hpp"
#include "table/journal/summary.hpp"
#include "table/journal/unfinished_game.hpp"

namespace parlor::table {

struct Kept {
    std::string name;  // of the file, without its extension
    Header header = {};
    std::optional<std::chrono::sys_seconds> when = {};  // last played, if a plausible time is known
    std::optional<std::int64_t> seconds = {};           // played so far, if the file has it
    std::optional<Summary> summary = {};                // nothing when damaged, or not known
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
