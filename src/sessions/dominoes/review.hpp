// The decisions in the log of a domino game, and the judging of a single decision.
//
// Source:  docs/playing.md, "Review".
// Not here: summing up the judgements (dominoes/review.hpp).
#pragma once

#include <vector>

#include "dominoes/dominoes.hpp"
#include "dominoes/review/review.hpp"
#include "table/game/session.hpp"

namespace parlor {

[[nodiscard]] std::vector<dominoes::Decision> decisions_in(
    const table::Session<dominoes::Dominoes>& session);

// Uses the draws that a computer would have had for this decision at the table.
[[nodiscard]] dominoes::Judgement judged(const dominoes::Decision& decision, std::uint64_t seed);

}  // namespace parlor
