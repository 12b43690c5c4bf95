// Games in files, to be listed, loaded and seen again: those that people saved under a name, and
// the journals of all that were played.
//
// Source:   README.md, "Saved games"; M-5.3.
// Errors:   in words; a file that is damaged is in the list, and stays as it is.
// Choices:  a save is a copy of the journal, made whole or not at all. Loading it begins a new
//           journal; the save stays.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "table/left_game.hpp"

namespace parlor::table {

struct Kept {
    std::filesystem::path path;
    std::string name;  // the file's, without its ending
    std::string game;  // its id; empty when nothing of it can be read
    std::chrono::sys_seconds when;
    std::int64_t seconds = 0;  // for which it has been played
    std::string turn;          // the name of who has to decide; empty when nobody has to
    bool is_over = false;
    int moves = 0;  // of people
    bool is_damaged = false;
};

// Of a folder the newest so many, in the order of journals_in.hpp.
[[nodiscard]] std::vector<Kept> kept_in(disk::Disk& disk,
                                        const std::filesystem::path& folder,
                                        const Opener& open,
                                        std::size_t most,
                                        std::chrono::sys_seconds now);

// Not while another program plays it.
[[nodiscard]] std::optional<Error> forget(disk::Disk& disk, const std::filesystem::path& path);

}  // namespace parlor::table
