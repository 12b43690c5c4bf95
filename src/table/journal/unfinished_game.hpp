// The unfinished game that was played last, whether its player left, the connection closed, or the
// power failed.
//
// Source:  table-language.md, "Journals"; docs/playing.md, "Saved games".
// Choices: only the newest few files are searched. Finished games are skipped, and so is a game
//          that another program is playing. A game continues in its own journal when that is intact
//          up to its last seal: a power cut tears the last write anywhere, also between two lines.
//          Otherwise that file stays unchanged, and the sound part of the game continues in a new
//          journal.
#pragma once

#include <chrono>
#include <string>
#include <variant>
#include <vector>

#include "table/journal/journal.hpp"

namespace parlor::table {

struct UnfinishedGame {
    std::unique_ptr<GameTable> table;
    std::unique_ptr<Journal> journal;  // to continue in; null when it needs a new one
    std::string told;                  // a message about losses; empty when nothing was lost
    std::int64_t seconds = 0;          // played so far
    bool is_sound = true;              // up to its last seal
};
struct Elsewhere {};  // another program is playing the game

// Replays a journal and locks it. Returns an error when no part of the file can be played, or when
// the reading was called off.
using Resumed = std::variant<UnfinishedGame, Elsewhere, Error>;
[[nodiscard]] Resumed resume(disk::Disk& disk,
                             const std::filesystem::path& path,
                             const Opener& open,
                             const CalledOff& called_off = {});

// The game in a text, as far as the seals match, without a journal; `name` is the file's name.
[[nodiscard]] Result<UnfinishedGame> game_in(const Sealed& part,
                                             const std::string& name,
                                             const Opener& open,
                                             const CalledOff& called_off = {});

struct LastUnfinished {
    std::optional<UnfinishedGame> game;
    std::vector<Error> unreadable;  // newer games that cannot be read; the last one is that at
                                    // which the search was called off
};
[[nodiscard]] LastUnfinished last_unfinished(disk::Disk& disk,
                                             const std::filesystem::path& folder,
                                             const Opener& open,
                                             std::chrono::sys_seconds now,
                                             const CalledOff& called_off = {});

}  // namespace parlor::table
