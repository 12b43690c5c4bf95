// The review of a game: its decisions, and the totals of their judgements.
//
// Source:  docs/playing.md, "Review"; D-8.8.
// Choices: a decision is a play that had alternatives. Luck is the part of the result that is left
//          without the costs of both players' plays: the deal, and the tiles drawn.
// Not here: the judging, which takes long (sessions/dominoes/judging.hpp).
#pragma once

#include <span>
#include <vector>

#include "base/grade.hpp"
#include "dominoes/mack.hpp"
#include "dominoes/review/judgement.hpp"

namespace parlor::dominoes {

struct Decision {
    std::size_t entry = 0;  // in the log
    int moves = 0;          // of players before it
    Seat seat{};
    bool is_of_person = false;  // when it was made
    int hand = 0;               // its number
    View view;
    Play played;
};

// The review of one seat.
struct ReviewOfSeat {
    Per<Grade, int, all_grades.size()> grades{};
    double lost_chance = 0;  // the total cost of its plays
    double lost_points = 0;  // the same in points a hand
    double luck = 0;         // in points a hand
};

using ReviewOfGame = Per<Seat, ReviewOfSeat, both_seats.size() + 1>;  // 0 is unused

// Requires a judgement for each decision.
[[nodiscard]] ReviewOfGame review_of(const Game& end,
                                     std::span<const Decision> decisions,
                                     std::span<const Judgement> judgements);

// The decisions of people that cost most, the worst first, as indices, without the fine ones. In a
// game of computers alone, the computers' decisions.
[[nodiscard]] std::vector<std::size_t> worst_of(std::span<const Decision> decisions,
                                                std::span<const Judgement> judgements);

}  // namespace parlor::dominoes
