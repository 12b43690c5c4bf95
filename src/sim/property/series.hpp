// A series of property games between computer players, on any number of threads.
//
// Choices:  all results except times depend on the plan only, without its number of threads, and
//           are the same on every machine: each game depends on its number, and the counts are
//           integers.
// Errors:   a game that could not be saved; it ends the series.
// Not here: the printed report (report.hpp); saving games (csv.hpp,
//           journals.hpp).
#pragma once

#include <functional>

#include "base/result.hpp"
#include "sim/property/table.hpp"
#include "sim/threaded.hpp"
#include "sim/wins.hpp"

namespace parlor::sim {

struct PropertySeries {
    Per<Ended, int, ways_to_end> endings;
    std::array<Wins, most_kinds> kind_wins;     // indexed as in kinds_among
    Per<Seat, Wins, max_seats + 1> seat_wins;   // bank: no winner
    std::array<int, most_turns + 1> lengths{};  // games with a winner, by number of turns
    std::int64_t first_refused = 0;             // the lowest number of such a game, from 1; 0: none
    PropertyCounts counts;
    std::array<Durations, most_kinds> decisions;  // a sample for each kind
    std::chrono::nanoseconds took{};

    // A round: the games of all seating orders with the same dice.
    void add_round(const std::vector<PlayedGame>& games);
    void add(const PropertySeries& others);  // all except `took`
    [[nodiscard]] std::vector<CountLine> count_lines();

    [[nodiscard]] int winners() const;  // games with a winner
};

// A callback for each finished game, on the thread that played it. An error ends the series.
using Keep = std::function<std::optional<Error>(const PlayedGame&, const Moves&)>;

[[nodiscard]] Result<PropertySeries> play_series(const PropertyPlan& plan,
                                                 const Keep& keep,
                                                 const Watch& watch);

}  // namespace parlor::sim
