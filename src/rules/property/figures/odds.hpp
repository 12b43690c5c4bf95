// Odds: how often rolls of a single token end on each square, simulated with the rules.
//
// The token is alone on the board and owns every deed, so that nothing but rolls, cards and Gaol
// moves it. Three doubles in a row, and a failed roll in Gaol, end In Gaol. A card without effect
// takes the place of each Get Out Of Gaol Free card, as if that card went back to the deck at once.
#pragma once

#include <cstdint>

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

enum class GaolPlan : std::uint8_t { LeaveAtOnce, StayAsLongAsPossible };

struct Odds {
    std::int64_t throws = 0;
    Per<Square, std::int64_t, board::most_squares> ended;  // on Gaol's square: Just Visiting only
    std::int64_t ended_in_gaol = 0;

    [[nodiscard]] double per_cent(std::int64_t count) const {
        return 100.0 * static_cast<double>(count) / static_cast<double>(throws);
    }
};

[[nodiscard]] Odds throw_many(
    const Edition& edition, const Ruleset& rules, GaolPlan plan, std::int64_t throws, Draw draw);

}  // namespace parlor::property
