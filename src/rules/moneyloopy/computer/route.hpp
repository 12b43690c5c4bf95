// Route: the rest of a move, past the tollbooths on it, followed to its end.
//
// Source:  L-2.2 to L-2.5, L-6.2, L-7.3.
// Units:   whole dollars, including the money in hand.
#pragma once

#include <functional>

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::moneyloopy::computer {

// What a player has who ends the move on this square with this much money.
using Ending = std::function<Money(Square square, Money money)>;

// The answers at a tollbooth; nothing for an answer that is not open.
struct Answers {
    std::optional<Money> pay, safe;
    Money loop;
};
[[nodiscard]] Answers answers_at(
    const Sight& my, Square booth, Pips left, Money money, const Ending& ending);
[[nodiscard]] Money best_of(const Answers& answers);

}  // namespace parlor::moneyloopy::computer
