// The position: everything that undo must bring back, as one flat value. The edition, which is
// shared and constant, is separate.
//
// Source: docs/rules/moneyloopy.md; comments name the rules that the fields serve.
#pragma once

#include <optional>
#include <variant>

#include "base/set_of.hpp"
#include "base/units.hpp"
#include "rules/board/auction.hpp"
#include "rules/moneyloopy/deal/term.hpp"
#include "rules/moneyloopy/edition.hpp"
#include "rules/moneyloopy/ruleset.hpp"

namespace parlor::moneyloopy {

// How a player travels instead of rolling (L-6).
enum class Transit : std::uint8_t { No, Train, Centre };

struct Player {
    Square at = board::go;
    int safe_cards = 0;
    Transit transit = Transit::No;
    bool out = false;
    std::uint8_t left_as = 0;  // the first to leave is 1; 0: still in
    friend bool operator==(const Player&, const Player&) = default;
};

// Why money is paid: for the event `paid`.
enum class Why : std::uint8_t { Rent, Tax, Card, Bid, Toll, Deal };

// A payment that a player has to make, in full or not at all (L-7.2).
struct Debt {
    Seat from{}, to{};
    Money sum;
    Why why = Why::Rent;
    Square rent_of = board::go;  // the rent that a deal had put off; GO: none
    int deal = 0;                // by which it is due; 0: by none
    friend bool operator==(const Debt&, const Debt&) = default;
};

enum class SafeCard : std::uint8_t { Cancels, DoesNotHelp };  // L-4.2

// The properties of a bankrupt player that wait for their auctions.
struct Lots {
    board::Squares squares;
    Seat after{};  // bidding starts with the player after this one (L-7.4)
    friend bool operator==(const Lots&, const Lots&) = default;
};

// How a token reaches a tollbooth.
enum class Arrival : std::uint8_t { Walking, Jumping };

inline constexpr int most_counted = 255;  // the counts stop there

// The history of a seat's proposals to another seat (L-9.2).
struct Proposals {
    std::uint32_t last = 0;     // a digest of the terms of the last proposal
    std::uint8_t round = 0;     // of the last proposal; 0: none yet
    std::uint8_t times = 0;     // proposed in that round
    std::uint8_t declined = 0;  // since a proposal was accepted
    friend bool operator==(const Proposals&, const Proposals&) = default;
};

// A proposal that was refused: what it was about, and the money that the other player would have
// got (deal/refused.hpp).
struct Refused {
    Seat from{}, to{};
    std::uint32_t subject = 0;
    Money money;
    friend bool operator==(const Refused&, const Refused&) = default;
};
inline constexpr std::size_t most_refused = 32;  // the oldest are forgotten

// The stage of the turn, while no other decision interrupts it.
// clang-format off
struct SettingUp { Seats to_roll, highest; int die = 0; friend bool operator==(const SettingUp&, const SettingUp&) = default; };  // L-1.2: who still has to roll, and who has the highest die
struct ToRoll    { friend bool operator==(ToRoll, ToRoll) = default; };  // in transit: to arrive
struct Rolling   { friend bool operator==(Rolling, Rolling) = default; };
struct AtToll    { Square booth{}; Pips left; Arrival arrival = Arrival::Walking; friend bool operator==(const AtToll&, const AtToll&) = default; };  // the steps left after the booth
struct ToPay     { Debt debt; SafeCard safe_card = SafeCard::Cancels; friend bool operator==(const ToPay&, const ToPay&) = default; };
struct ToBuy     { friend bool operator==(ToBuy, ToBuy) = default; };     // the unowned property under the token
struct ToChoose  { friend bool operator==(ToChoose, ToChoose) = default; };  // what the square under the token offers
struct RollingStake    { Money money; int cards = 0; friend bool operator==(const RollingStake&, const RollingStake&) = default; };  // the die is rolled
struct ToEnd     { friend bool operator==(ToEnd, ToEnd) = default; };
struct AtMarker  { friend bool operator==(AtMarker, AtMarker) = default; };  // between two rounds (L-1.3)
struct Over      { friend bool operator==(Over, Over) = default; };
// clang-format on
using Phase = std::variant<SettingUp,
                           ToRoll,
                           Rolling,
                           AtToll,
                           ToPay,
                           ToBuy,
                           ToChoose,
                           RollingStake,
                           ToEnd,
                           AtMarker,
                           Over>;

// The kinds of decisions, named as in the table language.
enum class DecisionKind : std::uint8_t {
    None,
    Chance,
    Roll,
    Jump,
    Toll,
    Square,
    Bid,
    Debt,
    End,
    Deal
};

struct Decision {
    Seat seat{};  // seat 0 for Chance and None
    DecisionKind kind = DecisionKind::None;
    friend bool operator==(const Decision&, const Decision&) = default;
};

enum class OverHow : std::uint8_t { NotOver, Last, Marker };

// Everything that is public (L-1.5): all but the money.
struct OpenGame {
    const Edition* edition = nullptr;
    Ruleset rules;

    int seats = 0;
    Per<Seat, Player, max_seats + 1> players;               // seat 0 is unused
    Per<Seat, board::Squares, max_seats + 1> properties;    // seat 0: what the bank has
    Per<Square, std::uint8_t, board::most_squares> houses;  // 5 is a hotel

    Seat first{};    // the seat that started the game
    Seat turn{};     // the seat whose turn it is
    int rounds = 0;  // completed; the marker has moved as many times (L-1.3)

    Phase phase = SettingUp{};
    std::optional<board::Auction> auction;
    Lots lots;
    std::optional<Debt> debt;  // due outside the debtor's own `square` decision (L-7.4)

    Per<Seat, Per<Seat, Proposals, max_seats + 1>, max_seats + 1> proposals;  // [proposer][other]
    ShortList<Refused, most_refused> refused;  // of all proposals, the last ones (L-9.2)
    std::optional<Proposal> proposal;          // a deal waiting for its answer
    int deals_made = 0;
    ShortList<DealMade, most_deals_in_force + 1> deals;  // in force; and the one being accepted
    ShortList<TermInForce, most_terms_in_force> terms;   // by deal, then in written order

    Decision decision;  // derived from all of the above after each move
    OverHow over = OverHow::NotOver;
    Seats winners;  // several when equal (L-1.3)

    friend bool operator==(const OpenGame&, const OpenGame&) = default;
    [[nodiscard]] const board::Board& board() const { return edition->board; }
};

struct Game : OpenGame {
    Per<Seat, Money, max_seats + 1> money;  // seat 0 is unused

    friend bool operator==(const Game&, const Game&) = default;
};

// The square of the turn marker, and the number of the round.
[[nodiscard]] constexpr Square marker_of(const OpenGame& game) {
    return Square(game.rounds % board_size);
}
[[nodiscard]] constexpr int round_of(const OpenGame& game) {
    return game.rounds < board_size ? game.rounds + 1 : board_size;
}

}  // namespace parlor::moneyloopy
