// Dealing: how the master (level 2) searches for trades.
//
// Choices: C-8.7: after each declined offer the master waits longer and offers more; it never
//          repeats the net amount of the offer just declined. It pays the other side's price, even
//          above its own count, so it does not soon trade the same deed again, whoever proposes. In
//          a standstill (standstill.hpp) it offers and accepts trades that leave it content.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::property::computer {

// The best offer for the player among those that the other side should accept; if there is none, a
// trader's bargain, which a beginner understands. Nothing if playouts say that it does harm.
[[nodiscard]] Suggestion best_offer(const Sight& my);

// Accepts an offer that a trader finds fair, if no deed in it was traded recently and playouts turn
// out better with it.
[[nodiscard]] Thought answer_by_playing_on(const Sight& my);

}  // namespace parlor::property::computer
