// The review of a domino game: the decisions in its log, and what their judgements add up to.
//
// Source:  docs/playing.md, "Review".
// Choices: a decision is a play where there were several. Luck is what is left of the result when
//          what both players gave away is taken off: the deal, and the tiles that were drawn.
// Not here: the judging, which takes long (dominoes/judgement.hpp).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "dominoes/dominoes.hpp"
#include "dominoes/judgement.hpp"
#include "table/session.hpp"

namespace parlor {

struct Decision {
    std::size_t entry = 0;  // in the log
    Seat seat{};
    int hand = 0;  // its number
    dominoes::View view;
    dominoes::Play played;
};

[[nodiscard]] std::vector<Decision> decisions_in(const table::Session<dominoes::Dominoes>& session);

// With the draws of this decision, which depend on the game's seed and on nothing else.
[[nodiscard]] dominoes::Judgement judged(const Decision& decision, std::uint64_t seed);

// Of one seat.
struct ReviewOfSeat {
    Per<dominoes::Grade, int, dominoes::all_grades.size()> grades{};
    double lost_chance = 0;  // the sum of what its plays cost
    double lost_points = 0;  // the same in points a hand
    double luck = 0;         // in points a hand
};

using ReviewOfGame = Per<Seat, ReviewOfSeat, dominoes::both_seats.size() + 1>;  // 0 is unused

// Requires a judgement for each decision.
[[nodiscard]] ReviewOfGame review_of(const dominoes::Game& end,
                                     std::span<const Decision> decisions,
                                     std::span<const dominoes::Judgement> judgements);

// The decisions of people that cost most, the worst first, as indices; the fine ones are not among
// them. In a game of computers alone, theirs.
[[nodiscard]] std::vector<std::size_t> worst_of(const dominoes::Dominoes::Setup& setup,
                                                std::span<const Decision> decisions,
                                                std::span<const dominoes::Judgement> judgements);

}  // namespace parlor
