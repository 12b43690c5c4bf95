// Part: the counts of a run of `parlor sim --first N --part`, as text, for `parlor sim --merge`.
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
// Errors:  as text, with the line; the text to read may contain anything.
// Choices: one text may hold several parts, for example the collected output of several runs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace parlor::sim {

struct Part {
    std::vector<std::string> series;  // lines
    int first = 0, games = 0;         // the first game's number, from 0; the number of games
    std::vector<std::string> counts;  // lines
    std::string file = {};            // where it was read

    [[nodiscard]] int end() const { return first + games; }
};

// The highest number, from 1, that a game in a series can have.
inline constexpr int last_game = 100'000'000;

// `games 601 to 1200`; the first from 0.
[[nodiscard]] std::string games_text(int first, int games);

[[nodiscard]] std::string to_text(const Part& part);

// Reads one or more parts.
[[nodiscard]] Result<std::vector<Part>> read_parts(std::string_view text, const std::string& file);

// An error when the other part is from another series: its line, and the first part's line.
[[nodiscard]] std::optional<Error> other_series(const Part& one, const Part& other);

// The parts in the order of their games. Requires parts of one series that have all its games from
// the first part's on, each once; otherwise an error.
[[nodiscard]] Result<std::vector<Part>> in_order(std::vector<Part> parts);

}  // namespace parlor::sim
