// Odds: on which squares the throws of one token end, played out by the rules themselves.
//
// The token is alone on the board and owns every deed, so that nothing but throws, cards and
// Gaol moves it. A throw of three doubles, and a failed throw in Gaol, end In Gaol. A Get Out Of
// Gaol Free card goes back at once: its place in the deck is taken by a card that does nothing.
#pragma once

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::rules {

enum class GaolPlan : std::uint8_t { LeaveAtOnce, StayAsLongAsPossible };

struct Odds {
    long throws = 0;
    Per<Square, long, most_squares> ended;  // on Gaol's square: just visiting
    long ended_in_gaol = 0;

    [[nodiscard]] double per_cent(long count) const {
        return 100.0 * static_cast<double>(count) / static_cast<double>(throws);
    }
};

[[nodiscard]] Odds throw_many(const Edition& edition, GaolPlan plan, long throws, Draw draw);

}  // namespace parlor::rules
