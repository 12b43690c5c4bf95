// Lists of game files: the games that people saved under a name, and the journals of all games
// played.
//
// Source:  docs/playing.md, "Saved games"; M-5.3.
// Errors:  in words; a damaged file is listed and stays unchanged.
// Choices: a save is a complete copy of the journal, or is not written at all. Loading a save
//          starts a new journal; the save stays.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "table/unfinished_game.hpp"

namespace parlor::table {

struct Kept {
    std::filesystem::path path;
    std::string name;  // of the file, without its extension
    std::string game;  // the game's id; empty when the file cannot be read
    std::chrono::sys_seconds when;
    std::int64_t seconds = 0;  // played so far
    std::string turn;          // the name of the player to decide; empty when the game is over
    bool is_over = false;
    int moves = 0;  // as its replay counts them
    bool is_damaged = false;
};

// The newest files of a folder, at most `most`, in the order of journals_in.hpp; those found so far
// when this is called off.
[[nodiscard]] std::vector<Kept> kept_in(disk::Disk& disk,
                                        const std::filesystem::path& folder,
                                        const Opener& open,
                                        std::size_t most,
                                        std::chrono::sys_seconds now,
                                        const CalledOff& called_off = {});

// Deletes a game; refused while another program is playing it.
[[nodiscard]] std::optional<Error> forget(disk::Disk& disk, const std::filesystem::path& path);

}  // namespace parlor::table
