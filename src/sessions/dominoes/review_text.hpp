// The review of a domino game as text: the worst plays, and what each player gave away.
//
// Source: docs/playing.md, "Review".
#pragma once

#include <string>

#include "dominoes/dominoes.hpp"
#include "dominoes/review/review.hpp"

namespace parlor {

struct Reviewed {
    const dominoes::Dominoes::Setup& setup;
    const dominoes::Game& end;
    std::span<const dominoes::Decision> decisions;
    std::span<const dominoes::Judgement> judgements;
    std::span<const int> moves;  // for each entry of the log, as a replay counts
};

// `move 43, hand 3: Ann plays 3-4 at 2, best 5-5: 6.2 % (bad)`
[[nodiscard]] std::string line_for(const Reviewed& game, std::size_t decision);

// Lines, each ended by LF: all plays that were not fine, in the order of the game; then the worst
// plays; then the totals of each player.
[[nodiscard]] std::string review_text(const Reviewed& game);

}  // namespace parlor
