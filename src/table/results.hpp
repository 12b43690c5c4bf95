// The book of results: every finished game, a line each, in a line file (disk/line_file.hpp) of the
// player.
//
// Source:  U-7.7.
// Choices: a line has the words of the table language: the journal's name, the game, the board, the
//          length, and for each player the kind, the name, the place and the score. The figures
//          that a game adds stand behind what they are about: `hand=7 target=150` behind the
//          length, `counts=95` behind a score. Lines of older versions have none. A game that was
//          taken back and ended again has two lines; the later one counts.
// Errors:  in words. A line that cannot be read is left out, and counted.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/outcome.hpp"
#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::table {

struct FinishedGame {
    std::string journal;  // its name, which begins with the time of its beginning
    Outcome outcome;

    friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

struct Results {
    std::vector<FinishedGame> games;  // in the order in which they ended
    int unreadable = 0;               // lines
};

// As a header writes it: `person`, `cpu:1`.
[[nodiscard]] std::string kind_of(const Outcome::Player& player);

[[nodiscard]] std::string line_of(const FinishedGame& game);
[[nodiscard]] Results results_in(std::string_view text);

// `results` in the folder of the games.
[[nodiscard]] std::filesystem::path results_path(const std::filesystem::path& state_folder);

[[nodiscard]] bool has_results(const std::filesystem::path& path);

// Without a file there are no games.
[[nodiscard]] Result<Results> read_results(const std::filesystem::path& path);
[[nodiscard]] std::optional<Error> add_result(disk::Disk& disk,
                                              const std::filesystem::path& path,
                                              const FinishedGame& game);

}  // namespace parlor::table
