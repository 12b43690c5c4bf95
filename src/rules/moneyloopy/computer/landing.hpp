// Landing: what it is worth to a player to land on a square, and to stand there afterwards.
//
// Units:   whole dollars, against a square that asks and offers nothing.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::rules::moneyloopy::computer {

// With `money` in hand.
[[nodiscard]] Money landing_worth(const Sight& my, Square square, Money money);

// The way to GO from there: its tolls, the rents of the next throw, and the salary.
[[nodiscard]] Money standing_worth(const Sight& my, Square square);

// What others may take in rents by the next throw from there.
[[nodiscard]] Money rents_ahead(const Sight& my, Square square);

// What it is worth to take this property from its owner: to have it, and that they have it not.
[[nodiscard]] Money worth_of_taking(const OpenGame& game, Seat seat, Square property);

// The property that is best taken from another player, and what is won by it beyond its price; and
// the one that is best sold to the bank for $1,000. Nothing when none is worth it.
struct Pick {
    Square property{};
    Money gain;
};
[[nodiscard]] std::optional<Pick> best_to_take(const Sight& my, Money money);
[[nodiscard]] std::optional<Pick> best_to_sell(const Sight& my);

}  // namespace parlor::rules::moneyloopy::computer
