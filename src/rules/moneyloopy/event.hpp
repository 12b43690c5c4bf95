// Events: what happened in a move, for answers, prompts, sounds and tests.
//
// Source: table-language.md, "Answers".
#pragma once

#include <variant>

#include "rules/moneyloopy/position.hpp"

namespace parlor::rules::moneyloopy {

// clang-format off
namespace told {
struct Began       {};
struct FirstRoll   { Seat seat; int die; };
struct Turn        { Seat seat; int round; };
struct Rolled      { Seat seat; Dice dice; };
struct Moved       { Seat seat; Square from, to; };
struct Salary      { Seat seat; Money sum; };
struct Landed      { Seat seat; Square square; };
struct TollPaid    { Seat seat; Square square; Money sum; };
struct Looped      { Seat seat; Square square; };
struct Saved       { Seat seat; Square square; };
struct SafeCards   { Seat seat; int count; };  // the seat's cards now
struct ForSale     { Seat seat; Square square; Money price; };
struct Bought      { Seat seat; Square square; Money price; };
struct AuctionOpen { Square square; };
struct BidMade     { Seat seat; Money sum; };
struct Passed      { Seat seat; };
struct OfferLeft   { Seat seat; };  // of a square
struct Forfeited   { Seat seat; };
struct Won         { Seat seat; Square square; Money sum; };
struct Unsold      { Square square; };
struct RentDue     { Seat from, to; Square square; Money sum; };
struct Paid        { Seat from, to; Money sum; Why why; };
struct Owes        { Seat from, to; Money sum; };
struct Staked      { Seat seat; Money sum; int cards, die; };
struct Built       { Seat seat; Square square; int houses; Money sum; };
struct BankBought  { Seat seat; Square square; };
struct Took        { Seat seat, from; Square square; };
struct Boarded     { Seat seat; Square square; };
struct Jumped      { Seat seat; Square square; Money sum; };
struct TermNamed   { int deal; Seat from, to; What what; };  // proposed (deal 0), or accepted
struct TermDue     { int deal; Seat from, to; What what; };
struct DealtWith   { int deal; Seat from, to; };
struct DealOver    { int deal; };
struct Declined    { Seat from, to; };
struct Transferred { Square square; Seat from, to; };
struct MarkerMoved { Square square; };
struct Eliminated  { Seat seat, by; };
struct GameOver    { Seats winners; OverHow how; };
}  // namespace told
using Event = std::variant<told::Began, told::FirstRoll, told::Turn, told::Rolled, told::Moved, told::Salary, told::Landed,
    told::TollPaid, told::Looped, told::Saved, told::SafeCards, told::ForSale, told::Bought, told::AuctionOpen,
    told::BidMade, told::Passed, told::OfferLeft, told::Forfeited, told::Won, told::Unsold, told::RentDue, told::Paid, told::Owes,
    told::Staked, told::Built, told::BankBought, told::Took, told::Boarded, told::Jumped, told::TermNamed,
    told::TermDue, told::DealtWith, told::DealOver, told::Declined, told::Transferred, told::MarkerMoved,
    told::Eliminated, told::GameOver>;
// clang-format on

}  // namespace parlor::rules::moneyloopy
