// Part: what a run of `parlor sim --first N --part` counted, as text, for `parlor sim --merge`.
//
//     parlor-part 1
//     program 1.0.0          the lines up to `games` are the same in all parts of a series
//     game classic
//     ...
//     games 601 to 1200      from 1
//     ended 598 0 0 2 0 0    names and counts (count_line.hpp)
//     ...
//     end 8f3a12cd90ab12ef   a hash of all lines before it
//
// Errors:  in words, with the line; a text from outside may be anything.
// Choices: several parts may stand in one text, as when the output of several runs is collected.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace parlor::sim {

struct Part {
    std::vector<std::string> series;  // lines
    int first = 0, games = 0;         // the first game's number, from 0; how many there are
    std::vector<std::string> counts;  // lines
    std::string file = {};            // where it was read

    [[nodiscard]] int end() const { return first + games; }
};

// The number of the last game, from 1, that a series can have.
inline constexpr int last_game = 100'000'000;

// `games 601 to 1200`; the first from 0.
[[nodiscard]] std::string games_text(int first, int games);

[[nodiscard]] std::string to_text(const Part& part);

// At least one part.
[[nodiscard]] Result<std::vector<Part>> read_parts(std::string_view text, const std::string& file);

// An error when the other part is not of the same series: what it says, and what the first does.
[[nodiscard]] std::optional<Error> other_series(const Part& one, const Part& other);

// The parts in the order of their games, when they are of one series and all its games from the
// first part's on are there, each once.
[[nodiscard]] Result<std::vector<Part>> in_order(std::vector<Part> parts);

}  // namespace parlor::sim
