// A series of property games between computer players, on any number of threads.
//
// Choices:  all but the times is a function of the plan without its threads, the same on every
//           machine: each game follows from its number, and what is counted is added up in whole
//           numbers.
// Errors:   what keeping a game has failed with; the series ends there.
// Not here: what is printed of it (property_report.hpp), or kept (property_csv.hpp,
//           property_journals.hpp).
#pragma once

#include <functional>

#include "base/result.hpp"
#include "sim/property_table.hpp"
#include "sim/wins.hpp"

namespace parlor::sim {

struct PropertySeries {
    Per<Ended, int, ways_to_end> endings;
    std::array<Wins, most_kinds> kind_wins;     // kinds as in kinds_among
    Per<Seat, Wins, max_seats + 1> seat_wins;   // bank: nobody's
    std::array<int, most_turns + 1> lengths{};  // games with a winner that took so many turns
    int first_refused = -1;                     // the game with the lowest number
    PropertyCounts counts;
    std::array<Durations, most_kinds> decisions;  // some of each kind
    std::chrono::nanoseconds took{};

    // A round: the players in each of their orders, with the same dice.
    void add_round(const std::vector<PlayedGame>& games);
    void add(const PropertySeries& others);  // but for how long they took

    [[nodiscard]] int winners() const;  // games that have one
};

// Is given each game after its end, on the thread that has played it. May end the series.
using Keep = std::function<std::optional<Error>(const PlayedGame&, const Moves&)>;

// Is told a few times a second how many games have been played; on the thread of the caller.
using Watch = std::function<void(int)>;

[[nodiscard]] Result<PropertySeries> play_series(const PropertyPlan& plan,
                                                 const Keep& keep,
                                                 const Watch& watch);

}  // namespace parlor::sim
