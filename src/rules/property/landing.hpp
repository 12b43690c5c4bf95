// Landing: tokens move, and the square they stand on says what follows.
//
// Source:   C-2.3, C-3, C-9.2, C-9.3.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::rules {

// What a visitor owes beside the plain rent: some Chance cards say so (C-5.3).
enum class RentTerms : std::uint8_t { Plain, DoubleStation, TenTimesThrow };

// Forward by so many steps, or to a square ahead: passing or reaching GO pays the salary.
void advance(Draft& draft, Seat seat, Pips steps, RentTerms terms = RentTerms::Plain);
void advance_to(Draft& draft, Seat seat, Square square, RentTerms terms = RentTerms::Plain);

// Backwards, which never pays the salary.
void go_back(Draft& draft, Seat seat, Pips steps);

// The throw for the utility card: it counts only for that rent (C-5.4).
void pay_thrown_rent(Draft& draft, Square square, Dice dice);

}  // namespace parlor::rules
