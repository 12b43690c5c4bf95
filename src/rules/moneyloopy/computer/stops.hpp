// Stops: what each square does with the money of a player who lands there now.
//
// Source: L-3.2, L-5, L-6.2.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::moneyloopy::computer {

struct Stop {
    Money demanded;      // rent or tax
    Money price, worth;  // of an offer; both negative for a sale; worth 0: no offer
};
using Stops = Per<Square, Stop, board::most_squares>;

[[nodiscard]] Stops stops_of(const Sight& my);

}  // namespace parlor::moneyloopy::computer
