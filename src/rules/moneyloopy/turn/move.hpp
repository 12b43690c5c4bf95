// Moving: tokens walk from tollbooth to tollbooth, or loop back to GO.
//
// Source:   L-2, L-7.3, L-8.2.
// Choices:  L-2.6: a tollbooth that asks stops the token one square earlier, and this stop is
//           reported as a move; passing a booth without a stop is part of the move that passes it.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Moves the token of the player whose turn it is by these steps, up to the next tollbooth.
void walk(Draft& draft, Pips steps);

// The answers at a tollbooth.
[[nodiscard]] Answer may_pay_toll(const Game& game);
void pay_toll(Draft& draft);
[[nodiscard]] Answer may_save_toll(const Game& game);
void save_toll(Draft& draft);
void loop(Draft& draft);

// Whether the player at a tollbooth loops without being asked: unable to pass it, or bound never to
// do so (L-7.3).
[[nodiscard]] bool must_loop(const Game& game);

}  // namespace parlor::moneyloopy
