// Landing: moves a token, then applies the square on which it lands.
//
// Source:   C-2.3, C-3, C-9.2, C-9.3, M-4.1, M-4.2.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::property {

// How much rent a visitor owes: the plain rent, or the rent that a Chance card demands (C-5.3).
enum class RentTerms : std::uint8_t { Plain, DoubleStation, TenTimesThrow };

// Moves by steps in the game's direction, or to a square ahead: passing or reaching GO pays the
// salary.
void advance(Draft& draft, Seat seat, Pips steps, RentTerms terms = RentTerms::Plain);
void advance_to(Draft& draft, Seat seat, Square square, RentTerms terms = RentTerms::Plain);

// Moves backwards, which never pays the salary.
void go_back(Draft& draft, Seat seat, Pips steps);

// Charges the rent of the utility card by its roll, which counts for that rent only (C-5.4).
void pay_thrown_rent(Draft& draft, Square square, Dice dice);

}  // namespace parlor::property
