// Events that all games round a board have. Each game adds its own, and lists all in its `Event`.
//
// Source: table-language.md, "Answers".
#pragma once

#include "base/sat.hpp"
#include "base/units.hpp"

// clang-format off
namespace parlor::board::told {
struct Began       {};
struct Turn        { Seat seat; int round; };
struct Moved       { Seat seat; Square from, to; };
struct Salary      { Seat seat; Money sum; };
struct Landed      { Seat seat; Square square; };
struct ForSale     { Seat seat; Square square; Money price; };
struct Bought      { Seat seat; Square square; Money price; };
struct AuctionOpen { Square square; };
struct BidMade     { Seat seat; Money sum; };
struct Passed      { Seat seat; };
struct Forfeited   { Seat seat; };
struct Won         { Seat seat; Square square; Money sum; };
struct Unsold      { Square square; };
struct RentDue     { Seat from, to; Square square; Money sum; };
struct Owes        { Seat from, to; Money sum; };
struct Built       { Seat seat; Square square; int houses; Money sum; };
struct Declined    { Seat from, to; };
struct Transferred { Square square; Seat from, to; };
struct Eliminated  { Seat seat, by; };
}  // namespace parlor::board::told
// clang-format on
