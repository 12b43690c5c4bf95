// What there is to review in the log of a property game.
//
// Source:  docs/playing.md, "Review".
// Not here: judging it (judging.hpp), summing up (rules/property/review/review.hpp).
#pragma once

#include <vector>

#include "rules/property/property.hpp"
#include "rules/property/review/review.hpp"
#include "table/game/session.hpp"

namespace parlor {

// The decisions of people; in a game at which no person ever sat, all.
[[nodiscard]] std::vector<property::Reviewable> reviewables_in(
    const table::Session<property::Property>& session);

// The throws for moves.
[[nodiscard]] std::vector<property::Stroke> strokes_in(
    const table::Session<property::Property>& session);

// The positions in which each round begins, from the first.
[[nodiscard]] std::vector<property::Game> rounds_in(
    const table::Session<property::Property>& session);

}  // namespace parlor
