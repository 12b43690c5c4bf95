// Events: what happened in a move, for answers, prompts, sounds and tests.
//
// Source: table-language.md, "Answers".
#pragma once

#include <optional>
#include <variant>

#include "rules/board/event.hpp"
#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

// clang-format off
namespace told {
using board::told::Began, board::told::Turn, board::told::Moved, board::told::Salary,
    board::told::Landed, board::told::ForSale, board::told::Bought, board::told::AuctionOpen,
    board::told::BidMade, board::told::Passed, board::told::Forfeited, board::told::Won,
    board::told::Unsold, board::told::RentDue, board::told::Owes, board::told::Built,
    board::told::Declined, board::told::Transferred, board::told::Eliminated;
struct FirstRoll   { Seat seat; int die; };
struct Rolled      { Seat seat; Dice dice; };
struct TollPaid    { Seat seat; Square square; Money sum; };
struct Looped      { Seat seat; Square square; };
struct Saved       { Seat seat; Square square; };
struct SafeCards   { Seat seat; int count; };  // the seat's cards now
struct OfferLeft   { Seat seat; };  // of a square
struct Paid        { Seat from, to; Money sum; Why why; };
struct Staked      { Seat seat; Money sum; int cards, die; };
struct BankBought  { Seat seat; Square square; };
struct Took        { Seat seat, from; Square square; };
struct Boarded     { Seat seat; Square square; };
struct Jumped      { Seat seat; Square square; Money sum; };
struct TermNamed   { int deal; Seat from, to; What what; std::optional<Debt> debt; std::optional<Proposal> offer; };  // proposed (deal 0), or accepted; the debt that may be forgiven or put off; all that is offered, with its first term
struct TermDue     { int deal; Seat from, to; What what; };
struct Recalled    { int deal; Seat from, to; Promise promise; };  // one whose square or round has come
struct DealtWith   { int deal; Seat from, to; };
struct DealOver    { int deal; Seat to; bool at_once; };  // nothing of it was left when it was made
struct MarkerMoved { Square square; };
struct GameOver    { Seats winners; OverHow how; };
}  // namespace told
using Event = std::variant<Sat, told::Began, told::FirstRoll, told::Turn, told::Rolled, told::Moved, told::Salary, told::Landed,
    told::TollPaid, told::Looped, told::Saved, told::SafeCards, told::ForSale, told::Bought, told::AuctionOpen,
    told::BidMade, told::Passed, told::OfferLeft, told::Forfeited, told::Won, told::Unsold, told::RentDue, told::Paid, told::Owes,
    told::Staked, told::Built, told::BankBought, told::Took, told::Boarded, told::Jumped, told::TermNamed,
    told::TermDue, told::Recalled, told::DealtWith, told::DealOver, told::Declined, told::Transferred, told::MarkerMoved,
    told::Eliminated, told::GameOver>;
// clang-format on

}  // namespace parlor::moneyloopy
