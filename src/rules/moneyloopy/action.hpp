// Actions: the moves of the seats, and the answers of chance (seat 0). Each is also a line of
// standard input and of the journal (words/words.hpp).
#pragma once

#include <variant>
#include <vector>

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

// Whose term it is in a proposal: the proposer gives, pays or is bound, or the other player does.
enum class Side : std::uint8_t { Mine, Theirs };
struct TermAsked {
    Side side = Side::Mine;
    What what;
};

// clang-format off
struct Roll        {};
struct Build       { Square square{}; };
struct BuildGroup  { board::Group group{}; };
struct Train       {};                 // boards, or arrives
struct Jump        { Square square{}; };
struct PayToll     {};
struct Loop        {};
struct UseSafeCard {};
struct Pay         {};                 // a demand or a debt
struct Bankrupt    {};
struct Buy         {};
struct StartAuction{};
struct BuySafeCard {};
struct Stake       { Money money; int cards = 0; };
struct SellToBank  { Square square{}; };
struct Take        { Square square{}; };
struct No          {};                 // leaves an offer
struct Bid         { Money sum; };
struct Pass        {};
struct Forfeit     {};
struct End         {};
struct Propose     { Seat to{}; std::vector<TermAsked> terms; };  // a deal; also answers one
struct Accept      {};
struct Decline     {};
// Answers of chance:
struct Thrown      { Dice dice; };
struct Die         { int face = 1; };
// clang-format on
using Action = std::variant<Roll,
                            Build,
                            BuildGroup,
                            Train,
                            Jump,
                            PayToll,
                            Loop,
                            UseSafeCard,
                            Pay,
                            Bankrupt,
                            Buy,
                            StartAuction,
                            BuySafeCard,
                            Stake,
                            SellToBank,
                            Take,
                            No,
                            Bid,
                            Pass,
                            Forfeit,
                            End,
                            Propose,
                            Accept,
                            Decline,
                            Thrown,
                            Die>;

}  // namespace parlor::moneyloopy
