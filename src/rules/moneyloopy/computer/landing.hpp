// Landing: what it is worth to a player to land on a square, and to move on from it afterwards.
//
// Units:   whole dollars, compared with a square that asks and offers nothing.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::moneyloopy::computer {

// The worth of landing there with `money` in hand.
[[nodiscard]] Money landing_worth(const Sight& my, Square square, Money money);

// The worth of the way to GO from there: its tolls, the rents of the next roll, and the salary.
[[nodiscard]] Money standing_worth(const Sight& my, Square square);

// The rents that others may take on the next roll from there.
[[nodiscard]] Money rents_ahead(const Sight& my, Square square);

// Gain from taking it: what I win plus what its owner loses.
[[nodiscard]] Money worth_of_taking(const OpenGame& game, Seat seat, Square property);

// The best property to take from another player, and the gain beyond its price; and the best
// property to sell to the bank for $1,000. Nothing when none is worth it.
struct Pick {
    Square property{};
    Money gain;
};
[[nodiscard]] std::optional<Pick> best_to_take(const Sight& my, Money money);
[[nodiscard]] std::optional<Pick> best_to_sell(const Sight& my);

}  // namespace parlor::moneyloopy::computer
