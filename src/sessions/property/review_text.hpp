// The review of a property game as text: what the decisions cost, which throws turned it, and each
// player's totals.
//
// Source: docs/playing.md, "Review".
#pragma once

#include <string>

#include "rules/property/property.hpp"
#include "rules/property/review/review.hpp"

namespace parlor {

struct ReviewedProperty {
    const property::Property::Setup& setup;
    const property::Game& end;
    std::span<const property::Reviewable> decisions;
    std::span<const property::Judgement> judgements;
    std::span<const property::Stroke> strokes;
    std::span<const property::Shares> luck;
    std::span<const property::Shares> chances;  // at the beginning of each round
    std::span<const int> moves;                 // for each entry of the log, as a replay counts
};

// `move 43, round 3: Ann: bid 60; better: forfeit: 6.2 %, give or take 1.1 (bad)`; a trade has both
// sides' names, and what both gain.
[[nodiscard]] std::string line_for(const ReviewedProperty& game, std::size_t decision);

// Lines, each ended by LF: all decisions that were not fine, the worst first; the throws that moved
// the chances most; the chances by round; and each player's totals.
[[nodiscard]] std::string review_text(const ReviewedProperty& game);

}  // namespace parlor
