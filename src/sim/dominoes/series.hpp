// A series of domino games between two players, who keep their seats.
//
// Mirrored deals are played twice: the second game of each pair switches the hands and the draw for
// the down, so that luck is nearly the same for both players.
//
// Choices:  all results except times depend on the plan only, and are the same on every machine.
// Not here: the printed report (report.hpp).
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "base/units.hpp"
#include "dominoes/game.hpp"
#include "sim/dominoes/player.hpp"
#include "sim/durations.hpp"

namespace parlor::sim {

enum class Deals : std::uint8_t { Mirrored, EachItsOwn };

struct DominoPlan {
    int first = 0, games = 0;  // the first game's number; the number of games
    Per<Seat, DominoPlayer, dominoes::both_seats.size() + 1> players;  // seat 0 is unused
    dominoes::Ruleset rules;
    std::uint64_t seed = 0;
    Deals deals = Deals::Mirrored;
    std::vector<std::string> words = {};  // what the parts of the series have in common (part.hpp)
};

struct DominoStanding {  // of a seat
    int wins = 0;
    std::int64_t hands_won = 0;  // by a domino or a block
    std::int64_t points = 0;
    Durations decisions;
};

struct DominoSeries {
    Per<Seat, DominoStanding, dominoes::both_seats.size() + 1> seats;  // index 0: no winner
    std::int64_t hands = 0;
    std::int64_t plays = 0;  // players' moves: plays, draws, passes
    std::chrono::nanoseconds took{};

    void add(const DominoSeries& others);  // all except `took`
    [[nodiscard]] std::vector<CountLine> count_lines();
};

[[nodiscard]] DominoSeries play_series(const DominoPlan& plan);

}  // namespace parlor::sim
