// Odds: how often throws of a single token end on each square, simulated with the rules.
//
// The token is alone on the board and owns every deed, so that nothing but throws, cards and Gaol
// moves it. Three doubles in a row, and a failed throw in Gaol, end In Gaol. A card that does
// nothing takes the place of each Get Out Of Gaol Free card, as if that went back to the deck at
// once.
#pragma once

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::rules {

enum class GaolPlan : std::uint8_t { LeaveAtOnce, StayAsLongAsPossible };

struct Odds {
    long throws = 0;
    Per<Square, long, most_squares> ended;  // on Gaol's square: Just Visiting only
    long ended_in_gaol = 0;

    [[nodiscard]] double per_cent(long count) const {
        return 100.0 * static_cast<double>(count) / static_cast<double>(throws);
    }
};

[[nodiscard]] Odds throw_many(
    const Edition& edition, const Ruleset& rules, GaolPlan plan, long throws, Draw draw);

}  // namespace parlor::rules
