// Events: what happened in a move, for answers, prompts, sounds and tests.
//
// Source: table-language.md, "Answers".
#pragma once

#include <variant>

#include "rules/board/event.hpp"
#include "rules/property/position.hpp"

namespace parlor::property {

enum class GaoledWhy : std::uint8_t { Square, Card, Doubles };
enum class FreedHow : std::uint8_t { Bail, Card, Double };

// clang-format off
namespace told {
using board::told::Began, board::told::Turn, board::told::Moved, board::told::Salary,
    board::told::Landed, board::told::ForSale, board::told::Bought, board::told::AuctionOpen,
    board::told::BidMade, board::told::Passed, board::told::Forfeited, board::told::Won,
    board::told::Unsold, board::told::RentDue, board::told::Owes, board::told::Built,
    board::told::Declined, board::told::Transferred, board::told::Eliminated;
struct FirstRoll   { Seat seat; Dice dice; };
struct Placed      { Seat seat, was; };  // `was`: as entered
struct DealtDeed   { Seat seat; Square square; Money sum; };
struct Rolled      { Seat seat; Dice dice; bool is_double; };
struct Paid        { Seat from, to; Money sum; Why why; };
struct Settled     { Seat from, to; Money sum; };
struct CardDrawn   { Seat seat; board::Deck deck; CardNo card; };
struct PileShuffled{ board::Deck deck; };
struct PotTaken    { Seat seat; Money sum; };
struct Gaoled      { Seat seat; GaoledWhy why; };
struct Freed       { Seat seat; FreedHow how; };
struct Stayed      { Seat seat; };
struct Sold        { Seat seat; Square square; int houses; Money sum; };  // houses left
struct Mortgaged   { Seat seat; Square square; Money sum; };
struct Repaid      { Seat seat; Square square; Money sum; };
struct Fee         { Seat seat; Square square; Money sum; };
struct Phantom     { Seat seat; int houses; };
struct Proposed    { Seat from, to; Goods give, want; };
struct Accepted    { Seat from, to; };
struct CardGiven   { Seat from, to; board::Deck deck; };
struct Claimed     { Seat seat; Square square; };
struct Left        { Seat seat; Square square; };
struct EndAsked    { Seat seat; };
struct Agreed      { Seat seat; };
struct Refused     { Seat seat; };
struct Reversed    { board::Direction direction; };
struct Flagged     { Seat seat; Money wealth; };
struct GameOver    { Seats winners; OverHow how; };
}  // namespace told
using Event = std::variant<Sat, told::Began, told::FirstRoll, told::Placed, told::DealtDeed, told::Turn, told::Rolled, told::Moved,
    told::Salary, told::Landed, told::ForSale, told::Bought, told::AuctionOpen, told::BidMade, told::Passed,
    told::Forfeited, told::Won, told::Unsold, told::RentDue, told::Paid, told::Owes, told::Settled,
    told::CardDrawn, told::PileShuffled, told::PotTaken, told::Gaoled, told::Freed, told::Stayed, told::Built,
    told::Sold, told::Mortgaged, told::Repaid, told::Fee, told::Phantom, told::Proposed, told::Accepted,
    told::Declined, told::Transferred, told::CardGiven, told::Eliminated, told::Claimed, told::Left,
    told::EndAsked, told::Agreed, told::Refused, told::Reversed, told::Flagged, told::GameOver>;
// clang-format on

}  // namespace parlor::property
