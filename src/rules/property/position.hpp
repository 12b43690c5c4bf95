// The position: everything that undo must bring back, as one flat value. What lies beside it,
// shared and constant, is the edition.
//
// Source: docs/rules/classic.md; which rule a field serves stands beside it.
#pragma once

#include <optional>
#include <variant>

#include "base/set_of.hpp"
#include "base/short_list.hpp"
#include "base/units.hpp"
#include "rules/board/board.hpp"
#include "rules/board/walk.hpp"
#include "rules/property/cards.hpp"
#include "rules/property/ruleset.hpp"
#include "rules/property/visits.hpp"

namespace parlor::rules {

// What lies beside the game, shared and constant.
struct Edition {
    Board board;
    Decks decks;
    Visits visits;  // worked out from the two
};

struct Player {
    Money money;
    Square at = go;
    int gaol_turn = 0;   // 0: free; 1 to 3: which turn in Gaol comes next
    int phantom = 0;     // houses to give back (C-7.6)
    bool out = false;    // eliminated
    int last_score = 0;  // of an eliminated player (C-10.6)
    friend bool operator==(const Player&, const Player&) = default;
};

// A deck as it lies, face down: the cards to come, from the top.
struct Pile {
    ShortList<CardNo, most_cards> to_come;
    friend bool operator==(const Pile&, const Pile&) = default;
};

inline constexpr int most_declined = 255;  // counted no further

// What is remembered of a seat's proposals to another (C-8.7).
struct Proposals {
    Money net;                  // of the last one: money given less money wanted
    std::uint16_t round = 0;    // of the last one; 0: none yet
    std::uint8_t declined = 0;  // since one was accepted
    friend bool operator==(const Proposals&, const Proposals&) = default;
};

// Why money is owed: what `paid ... for` says, and whether it goes under Free Parking (C-9.2).
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
    Squares deeds;
    int free_cards = 0;
    friend bool operator==(const Goods&, const Goods&) = default;
    [[nodiscard]] bool nothing() const {
        return money == 0_cash and deeds.empty() and free_cards == 0;
    }
};

struct Offer {
    Seat from{}, to{};
    Goods give, want;  // as the proposer sees it
    Squares repay;     // mortgaged deeds of `want` that the proposer repays at once
    friend bool operator==(const Offer&, const Offer&) = default;
};

struct Auction {
    Square square{};
    Money bid;           // standing bid; 0: none yet
    Seat bidder = bank;  // of the standing bid
    Seat to_bid{};       // whose turn it is
    Seats passed;        // since the standing bid
    Seats forfeited;
    friend bool operator==(const Auction&, const Auction&) = default;
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
    Squares unsettled;
    friend bool operator==(const Claims&, const Claims&) = default;
};

struct Vote {
    Seat to_answer{};
    friend bool operator==(const Vote&, const Vote&) = default;
};

// Where the turn stands when nothing interrupts it.
// clang-format off
struct SettingUp { friend bool operator==(SettingUp, SettingUp) = default; };
struct ToRoll    { friend bool operator==(ToRoll, ToRoll) = default; };  // in Gaol: or leave it
struct ToDecide  { Square deed{}; friend bool operator==(ToDecide, ToDecide) = default; };
struct ToMove    { Dice dice; friend bool operator==(ToMove, ToMove) = default; };  // when the bail is paid (C-11.4)
struct Resolved  { friend bool operator==(Resolved, Resolved) = default; };  // landed; pays first, then ends or rolls again
struct ToEnd     { friend bool operator==(ToEnd, ToEnd) = default; };
struct Over      { friend bool operator==(Over, Over) = default; };
// clang-format on
using Phase = std::variant<SettingUp, ToRoll, ToDecide, ToMove, Resolved, ToEnd, Over>;

// What chance, at seat 0, is asked for.
// clang-format off
struct NothingAsked { friend bool operator==(NothingAsked, NothingAsked) = default; };
struct FirstThrow   { Seat seat{}; friend bool operator==(FirstThrow, FirstThrow) = default; };  // C-1.5
struct NewPile      { Deck deck{}; friend bool operator==(NewPile, NewPile) = default; };        // C-5.1, at the start
struct Reshuffle    { Deck deck{}; CardNo drawn{}; friend bool operator==(Reshuffle, Reshuffle) = default; };  // C-5.1, last card drawn
struct FirstDeeds   { Seat seat{}; friend bool operator==(FirstDeeds, FirstDeeds) = default; };  // C-9.4
struct Throw        { friend bool operator==(Throw, Throw) = default; };
struct RentThrow    { Square square{}; friend bool operator==(RentThrow, RentThrow) = default; };  // C-5.4
// clang-format on
using Question =
    std::variant<NothingAsked, FirstThrow, NewPile, Reshuffle, FirstDeeds, Throw, RentThrow>;

// What is to be decided, in the words of the table language.
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

enum class OverHow : std::uint8_t { NotOver, Last, Score };

// All that lies open: whoever is handed an OpenGame cannot look into the decks.
struct OpenGame {
    const Edition* edition = nullptr;
    Ruleset rules;

    int seats = 0;
    Per<Seat, Player, max_seats + 1> players;  // seat 0 is unused
    Per<Seat, Squares, max_seats + 1> deeds;   // seat 0: what the bank has
    Squares mortgaged;
    Per<Square, std::uint8_t, most_squares> houses;  // 5 is a hotel
    int bank_houses = 0, bank_hotels = 0;
    Money bank_money;  // where money is limited (C-9.5), else 0
    Money pot;         // under Free Parking
    Per<Deck, Seat, deck_count>
        free_card_holder;  // bank: nobody holds this deck's Get Out Of Gaol Free card

    Seat first{};                                // started the game
    Seat turn{};                                 // has the dice
    Direction direction = Direction::Clockwise;  // in which tokens go
    int round = 1;
    int doubles = 0;           // thrown in this turn so far
    bool rolls_again = false;  // a double has earned another roll (C-2.2)
    Dice dice;                 // last thrown for moving
    int best_throw = 0;        // while rolling for first turn

    Phase phase = SettingUp{};
    Question question = NothingAsked{};
    ShortList<Debt, 2 * max_seats> debts;  // in the order in which they were made
    std::optional<Offer> offer;
    std::optional<Auction> auction;
    std::optional<Claims> claims;
    ShortList<Lot, most_squares> lots;
    std::optional<Vote> vote;
    Per<Seat, Per<Seat, Proposals, max_seats + 1>, max_seats + 1> proposals;  // from one to another
    Per<Square, std::uint16_t, most_squares> traded_round;  // of its last trade; 0: never
    int end_refused_round = 0;  // when asking to end was last refused (C-12.1); 0: never

    Decision decision;  // worked out from all of the above after each move (C-2.6)
    OverHow over = OverHow::NotOver;
    Seat winner = bank;

    friend bool operator==(const OpenGame&, const OpenGame&) = default;
    [[nodiscard]] const Board& board() const { return edition->board; }
};

struct Game : OpenGame {
    Per<Deck, Pile, deck_count> piles;
    friend bool operator==(const Game&, const Game&) = default;
};

}  // namespace parlor::rules
