// Dealing: how the master (level 2) searches for trades.
//
// Choices: C-8.7: after each declined offer the master waits longer and offers more; it never
//          repeats the net sum of the offer just declined. It pays what the other side asks, even
//          more than its own count, so it does not trade a deed again that was traded a short while
//          ago, whoever proposes. In a standstill (standstill.hpp) it offers and accepts trades
//          that leave it content.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

// The best offer for the player among those that the other side should accept; if there is none, a
// trader's bargain, which a beginner understands. Nothing if playouts say that it does harm.
[[nodiscard]] Suggestion best_offer(const Sight& my);

// Accepts an offer that a trader finds fair, if no deed in it was traded lately and playouts turn
// out better with it.
[[nodiscard]] Thought answer_by_playing_on(const Sight& my);

}  // namespace parlor::rules::computer
