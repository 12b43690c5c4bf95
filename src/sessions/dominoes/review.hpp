// The decisions in the log of a domino game, and the judging of one.
//
// Source:  docs/playing.md, "Review".
// Not here: what the judgements add up to (dominoes/review.hpp).
#pragma once

#include <vector>

#include "dominoes/dominoes.hpp"
#include "dominoes/review.hpp"
#include "table/session.hpp"

namespace parlor {

[[nodiscard]] std::vector<dominoes::Decision> decisions_in(
    const table::Session<dominoes::Dominoes>& session);

// With the draws that a computer would have had for this decision at the table.
[[nodiscard]] dominoes::Judgement judged(const dominoes::Decision& decision, std::uint64_t seed);

}  // namespace parlor
