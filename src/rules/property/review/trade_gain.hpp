// What a trade does for both sides.
//
// Source:  docs/playing.md, "Review".
// Choices: chances are those of a position as it stands (computer/outlook.hpp), as for luck.
#pragma once

#include <optional>

#include "rules/property/action.hpp"
#include "rules/property/computer/outlook.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

struct TradeGain {
    Seat from{}, to{};              // of the offer
    double of_from = 0, of_to = 0;  // in chances to win; below 0 is a loss
};

// The trade that the decision was about, as if it were made: the offer to be answered, or the one
// that this move makes. Nothing where there is none.
[[nodiscard]] std::optional<TradeGain> trade_gain(const Game& before, const Action& move);

}  // namespace parlor::property
