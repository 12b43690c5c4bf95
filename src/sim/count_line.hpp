// CountLine: a line of counts in a part of a series, with its name: `ended 598 0 0 2 0 0`.
//
// A series lists its counts once (count_lines), and they are written and read by that list.
//
// Errors: as text: a line other than the expected one, and a number too high for this many games,
//         so no total of parts can overflow.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/units.hpp"
#include "sim/part.hpp"

namespace parlor::sim {

struct AllGames {
    int* number;  // each game of the part counts
};
struct SomeGames {
    int* number;  // a game counts at most once
};
struct Anything {
    std::int64_t* number;
};
using Count = std::variant<AllGames, SomeGames, Anything>;

struct CountLine {
    std::string name;
    std::vector<Count> counts;

    void add(int& games) { counts.emplace_back(SomeGames{&games}); }
    void add(std::int64_t& number) { counts.emplace_back(Anything{&number}); }
};

template <class Counter, std::size_t Size>
[[nodiscard]] CountLine count_line(std::string name, std::array<Counter, Size>& numbers) {
    CountLine line{std::move(name), {}};
    for (Counter& number : numbers) line.add(number);
    return line;
}

template <class Key, class Counter, std::size_t Size>
[[nodiscard]] CountLine count_line(std::string name, Per<Key, Counter, Size>& numbers) {
    CountLine line{std::move(name), {}};
    for (std::size_t i = 0; i < Size; ++i) line.add(numbers[Key(i)]);
    return line;
}

[[nodiscard]] std::vector<std::string> texts_of(std::span<const CountLine> lines);

// Reads the counts of the part into the numbers of the lines.
[[nodiscard]] std::optional<Error> read_counts(const Part& part, std::span<const CountLine> lines);

// The part for a plan and its series. The series is a copy, so that its counts can be listed.
template <class Plan, class Series>
[[nodiscard]] Part part_of(const Plan& plan, Series series) {
    return {.series = plan.words,
            .first = plan.first,
            .games = plan.games,
            .counts = texts_of(series.count_lines())};
}

// The total of all parts, or the first error in one of them.
template <class Series>
[[nodiscard]] Result<Series> joined(std::span<const Part> parts) {
    Series all;
    for (const Part& part : parts) {
        Series own;
        if (auto error = read_counts(part, own.count_lines())) return *std::move(error);
        all.add(own);
    }
    return all;
}

}  // namespace parlor::sim
