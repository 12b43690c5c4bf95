// The position: everything that undo must bring back, as one flat value. The edition, which is
// shared and constant, is separate.
//
// Source: docs/rules/classic.md; comments name the rules that the fields serve.
#pragma once

#include <optional>
#include <variant>

#include "base/set_of.hpp"
#include "base/short_list.hpp"
#include "base/units.hpp"
#include "rules/board/auction.hpp"
#include "rules/board/board.hpp"
#include "rules/board/sitter.hpp"
#include "rules/board/walk.hpp"
#include "rules/property/figures/visits.hpp"
#include "rules/property/ruleset.hpp"
#include "rules/property/turn/cards.hpp"

namespace parlor::property {

// The shared, constant data of a game.
struct Edition {
    board::Board board;
    Decks decks;
    Visits visits;  // derived from board and decks
};

// The player at each seat, as play may renumber the seats.
using Seating = Per<Seat, Entrant, max_seats + 1>;  // seat 0 is unused

[[nodiscard]] constexpr Seating as_entered() {
    Seating seating;
    for (std::uint8_t seat = 1; seat <= max_seats; ++seat) seating[Seat{seat}] = Entrant(seat - 1);
    return seating;
}

// How a player left the game (M-2.13).
enum class Departure : std::uint8_t { None, Bankrupt, Flagged };

struct Player {
    Money money;
    Square at = board::go;
    int gaol_turn = 0;  // 0: free; 1 to 3: the number of the next turn in Gaol
    int phantom = 0;    // houses to give back (C-7.6)
    bool out = false;   // eliminated, or out of time
    Departure left = Departure::None;
    std::uint8_t left_as = 0;  // the first to leave is 1; 0: still in
    int last_score = 0;        // of a player who is out (C-10.6)
    Money recorded;            // wealth of a player whose time ran out (M-3.6)
    Milliseconds clock;        // time left, where there are clocks (M-3.1)
    friend bool operator==(const Player&, const Player&) = default;
};

// A deck, face down: the cards still to come, from the top.
struct Pile {
    ShortList<CardNo, most_cards> to_come;
    friend bool operator==(const Pile&, const Pile&) = default;
};

inline constexpr int most_declined = 255;  // the count stops there

// The history of a seat's proposals to another seat (C-8.7).
struct Proposals {
    Money net;                  // of the last proposal: money given less money wanted
    std::uint16_t round = 0;    // of the last proposal; 0: none yet
    std::uint8_t declined = 0;  // since a proposal was accepted
    friend bool operator==(const Proposals&, const Proposals&) = default;
};

// Why money is owed: for the event `paid`, and because some payments go under Free Parking (C-9.2).
enum class Why : std::uint8_t { Rent, Tax, Card, Bail, Bid, Trade };

struct Debt {
    Seat from{}, to{};
    Money sum;  // still owed
    Why why = Why::Rent;
    friend bool operator==(const Debt&, const Debt&) = default;
};

// One side of a trade.
struct Goods {
    Money money;
    board::Squares deeds;
    int free_cards = 0;
    friend bool operator==(const Goods&, const Goods&) = default;
    [[nodiscard]] bool nothing() const {
        return money == 0_cash and deeds.empty() and free_cards == 0;
    }
};

struct Offer {
    Seat from{}, to{};
    Goods give, want;      // as the proposer sees it
    board::Squares repay;  // mortgaged deeds in `want` that the proposer repays at once
    friend bool operator==(const Offer&, const Offer&) = default;
};

// A deed that waits for its auction after an elimination.
struct Lot {
    Square square{};
    Seat after{};  // bidding starts with the player after this one (C-4.1)
    friend bool operator==(const Lot&, const Lot&) = default;
};

// An eliminated player's deeds, for the victor to claim or leave (C-10.2).
struct Claims {
    Seat loser{}, victor{};
    board::Squares unsettled;
    friend bool operator==(const Claims&, const Claims&) = default;
};

struct Vote {
    Seat to_answer{};
    friend bool operator==(const Vote&, const Vote&) = default;
};

// The stage of the turn, while no other decision interrupts it.
// clang-format off
struct SettingUp { friend bool operator==(SettingUp, SettingUp) = default; };
struct ToRoll    { friend bool operator==(ToRoll, ToRoll) = default; };  // in Gaol, the player may leave it first
struct ToDecide  { Square deed{}; friend bool operator==(ToDecide, ToDecide) = default; };
struct ToMove    { Dice dice; friend bool operator==(ToMove, ToMove) = default; };  // moves by `dice` once the bail is paid (C-11.4)
struct Resolved  { friend bool operator==(Resolved, Resolved) = default; };  // landed; debts are paid first, then the player rolls again or ends the turn
struct ToEnd     { friend bool operator==(ToEnd, ToEnd) = default; };
struct Over      { friend bool operator==(Over, Over) = default; };
struct ToLeaveGaol { Dice dice; friend bool operator==(ToLeaveGaol, ToLeaveGaol) = default; };  // pays bail or uses a card, then moves by `dice` (M-2.9)
// clang-format on
using Phase = std::variant<SettingUp, ToRoll, ToDecide, ToMove, Resolved, ToEnd, Over, ToLeaveGaol>;

// The question that chance (seat 0) has to answer.
// clang-format off
struct NothingAsked { friend bool operator==(NothingAsked, NothingAsked) = default; };
struct FirstThrow   { Seat seat{}; friend bool operator==(FirstThrow, FirstThrow) = default; };  // C-1.5
struct NewPile      { board::Deck deck{}; friend bool operator==(NewPile, NewPile) = default; };        // C-5.1, at the start
struct Reshuffle    { board::Deck deck{}; CardNo drawn{}; friend bool operator==(Reshuffle, Reshuffle) = default; };  // C-5.1, last card drawn
struct FirstDeeds   { Seat seat{}; friend bool operator==(FirstDeeds, FirstDeeds) = default; };  // C-9.4
struct Throw        { friend bool operator==(Throw, Throw) = default; };
struct RentThrow    { Square square{}; friend bool operator==(RentThrow, RentThrow) = default; };  // C-5.4
struct NextCard     { board::Deck deck{}; friend bool operator==(NextCard, NextCard) = default; };        // M-2.4
// clang-format on
using Question = std::
    variant<NothingAsked, FirstThrow, NewPile, Reshuffle, FirstDeeds, Throw, RentThrow, NextCard>;

// The kinds of decisions, named as in the table language.
enum class DecisionKind : std::uint8_t {
    None,
    Chance,
    Roll,
    Gaol,
    Deed,
    Bid,
    Debt,
    Houses,
    Trade,
    Claim,
    End,
    Vote
};

struct Decision {
    Seat seat{};  // seat 0 for Chance and None
    DecisionKind kind = DecisionKind::None;
    friend bool operator==(const Decision&, const Decision&) = default;
};

enum class OverHow : std::uint8_t { NotOver, Last, Score, Clock, Round, Wealth };

// All public information: code that gets an OpenGame cannot see the decks.
struct OpenGame {
    const Edition* edition = nullptr;
    Ruleset rules;

    int seats = 0;
    Per<Seat, Player, max_seats + 1> players;        // seat 0 is unused
    Per<Seat, board::Squares, max_seats + 1> deeds;  // seat 0: what the bank has
    Seating seating = as_entered();
    board::Squares mortgaged;
    Per<Square, std::uint8_t, board::most_squares> houses;  // 5 is a hotel
    int bank_houses = 0, bank_hotels = 0;
    Money bank_money;  // where money is limited (C-9.5), otherwise 0
    Money pot;         // under Free Parking
    Per<board::Deck, Seat, board::deck_count>
        free_card_holder;  // bank: nobody holds this deck's Get Out Of Gaol Free card

    Seat first{};                                              // the seat that started the game
    Seat turn{};                                               // the seat with the dice
    board::Direction direction = board::Direction::Clockwise;  // in which tokens move
    int round = 1;
    int doubles = 0;           // rolled so far in this turn
    bool rolls_again = false;  // a double has earned another roll (C-2.2)
    Dice dice;                 // the last roll that moved a token
    int best_throw = 0;        // while players roll to go first
    Per<Seat, std::uint8_t, max_seats + 1> throws_for_order;  // while they are made (M-2.2)

    Phase phase = SettingUp{};
    Question question = NothingAsked{};
    ShortList<Debt, 2 * max_seats> debts;  // the oldest first
    std::optional<Offer> offer;
    std::optional<board::Auction> auction;
    std::optional<Claims> claims;
    ShortList<Lot, board::most_squares> lots;
    std::optional<Vote> vote;
    Per<Seat, Per<Seat, Proposals, max_seats + 1>, max_seats + 1> proposals;  // [proposer][other]
    Per<Square, std::uint16_t, board::most_squares> traded_round;  // of its last trade; 0: never
    int end_refused_round = 0;  // round of the last refusal to end the game (C-12.1); 0: never

    Decision decision;  // derived from all of the above after each move (C-2.6)
    OverHow over = OverHow::NotOver;
    Seats winners;  // several when equal (C-9.7)

    friend bool operator==(const OpenGame&, const OpenGame&) = default;
    [[nodiscard]] const board::Board& board() const { return edition->board; }
};

struct Game : OpenGame {
    Per<board::Deck, Pile, board::deck_count> piles;
    friend bool operator==(const Game&, const Game&) = default;
};

}  // namespace parlor::property
