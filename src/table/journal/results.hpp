// The book of results: all finished games, a line each, in a line file of the player
// (disk/line_file.hpp).
//
// Source:  U-7.7.
// Choices: a line has the words of the table language: the journal's name, the game, the board, the
//          length, and for each player the kind, the name, the place and the score. Figures that a
//          game adds follow the word that they explain: `hand=7 target=150` after the length,
//          `counts=95` after a score. Lines of older versions have no figures. A game that was
//          taken back and ended again has two lines; the later line counts.
// Errors:  as text. Lines that cannot be read are left out, and counted.
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
    std::string journal;  // its name, which begins with the time when the game began
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

// A missing file means that there are no games.
[[nodiscard]] Result<Results> read_results(const std::filesystem::path& path);
[[nodiscard]] std::optional<Error> add_result(disk::Disk& disk,
                                              const std::filesystem::path& path,
                                              const FinishedGame& game);

}  // namespace parlor::table
