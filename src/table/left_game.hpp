// The game that was left, in whatever way: by its player, by a closed line, by a power cut.
//
// Source:   table-language.md, "Journals"; README.md, "Saved games".
// Choices:  it is the one that was played last of those that have not come to their end, among the
//           newest few; another program's game is passed over. A game goes on in its own journal
//           when that is whole, or torn in its last line; else the file is left as it is, and what
//           is sound of it goes on in a new one.
#pragma once

#include <chrono>
#include <string>
#include <variant>
#include <vector>

#include "table/journal.hpp"

namespace parlor::table {

struct LeftGame {
    std::unique_ptr<GameTable> table;
    std::unique_ptr<Journal> journal;  // where it goes on; none when it is to be a new one
    std::string told;                  // what was lost, to be read; empty when nothing was
    std::int64_t seconds = 0;          // for which it has been played
    bool is_sound = true;              // nothing but a torn line is missing
};
struct Elsewhere {};  // another program plays it

// Plays a journal, and holds it. The error is of a file of which nothing can be played.
using TakenUp = std::variant<LeftGame, Elsewhere, Error>;
[[nodiscard]] TakenUp take_up(disk::Disk& disk,
                              const std::filesystem::path& path,
                              const Opener& open);

// A game as a text tells it, as far as that may be trusted; `name` is the file's. It has no
// journal.
[[nodiscard]] Result<LeftGame> game_in(const Sealed& part,
                                       const std::string& name,
                                       const Opener& open);

struct LastLeft {
    std::optional<LeftGame> game;
    std::vector<Error> unreadable;  // of the games that were left after it
};
[[nodiscard]] LastLeft last_left(disk::Disk& disk,
                                 const std::filesystem::path& folder,
                                 const Opener& open,
                                 std::chrono::sys_seconds now);

}  // namespace parlor::table
