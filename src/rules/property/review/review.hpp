// The review of a game: its decisions and its throws, and what they come to.
//
// Source:  docs/playing.md, "Review".
// Choices: a decision is a move of a player that had alternatives; to ask for the end is none. The
//          decisions of people are reviewed; in a game at which no person ever sat, all. A trade that
//          a player could have offered turn after turn is one oversight: it costs once, whatever
//          money goes with it. So is a step of building or repaying, between the throws of a round,
//          and all that is bid for a deed in its auction.
// Not here: the judging, which takes long (sessions/property/judging.hpp).
#pragma once

#include <span>
#include <vector>

#include "base/grade.hpp"
#include "rules/property/review/judgement.hpp"
#include "rules/property/review/playout.hpp"

namespace parlor::property {

struct Reviewable {
    std::size_t entry = 0;  // in the log
    int moves = 0;          // of players before it
    Game before;
    Action played;

    [[nodiscard]] Seat seat() const { return before.decision.seat; }
};

// A throw, and what chance decided after it.
struct Stroke {
    std::size_t entry = 0;  // of the throw
    Game before, after;
    Dice dice;
};

struct ReviewOfSeat {
    Per<Grade, int, all_grades.size()> grades{};
    double lost = 0;          // the total cost of its decisions, in games
    double lost_by_fine = 0;  // of that, by decisions that are not in the list
    double luck = 0;          // in games
};
using ReviewOfGame = Per<Seat, ReviewOfSeat, max_seats + 1>;  // 0 is unused

// The judgements of all decisions, in the order of the game. Of those that missed the same thing, all
// but the costliest are marked as repeated.
[[nodiscard]] std::vector<Judgement> each_oversight_once(std::span<const Reviewable> decisions,
                                                         std::span<const Judgement> judgements);

// Requires a judgement for each decision, and the luck of each stroke.
[[nodiscard]] ReviewOfGame review_of(std::span<const Reviewable> decisions,
                                     std::span<const Judgement> judgements,
                                     std::span<const Shares> luck);

// The decisions that were not fine, the worst first, as indices.
[[nodiscard]] std::vector<std::size_t> worst_of(std::span<const Judgement> judgements);

// The strokes that moved the chance of any seat most, the strongest first, as indices.
[[nodiscard]] std::vector<std::size_t> strongest_of(std::span<const Shares> luck);

}  // namespace parlor::property
