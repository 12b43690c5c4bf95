// Actions: the moves of the seats, and the answers of chance (seat 0). Each is also a line of
// standard input and of the journal (words/words.hpp).
#pragma once

#include <variant>

#include "rules/property/position.hpp"

namespace parlor::property {

// clang-format off
struct Roll      {};
struct Buy       {};
struct Pass      {};
struct Bid       { Money sum; };
struct Forfeit   {};
struct End       {};
struct Bail      {};
struct UseCard   {};
struct Build     { Square square{}; };
struct BuildGroup{ board::Group group{}; };
struct Sell      { Square square{}; };
struct Mortgage  { Square square{}; };
struct Repay     { Square square{}; };
struct Recover   {};
struct Propose   { Seat to{}; Goods give, want; board::Squares repay; };
struct Accept    { board::Squares repay; };
struct Decline   {};
struct Claim     { Square square{}; bool repay = false; };
struct Leave     { Square square{}; };
struct LeaveAll  {};
struct EndGame   {};
struct Agree     {};
struct Refuse    {};
struct Flag      {};  // the time is up (M-3.3)
struct Think     {};  // only time passes (M-6.3)
// Answers of chance:
struct Thrown    { Dice dice; };
struct Shuffled  { board::Deck deck{}; ShortList<CardNo, most_cards> order; };  // from the top; cards not named follow in list order
struct Dealt     { Seat seat{}; board::Squares deeds; };
struct Drawn     { board::Deck deck{}; CardNo card{}; };
// clang-format on
using Action = std::variant<Roll,
                            Buy,
                            Pass,
                            Bid,
                            Forfeit,
                            End,
                            Bail,
                            UseCard,
                            Build,
                            BuildGroup,
                            Sell,
                            Mortgage,
                            Repay,
                            Recover,
                            Propose,
                            Accept,
                            Decline,
                            Claim,
                            Leave,
                            LeaveAll,
                            EndGame,
                            Agree,
                            Refuse,
                            Flag,
                            Think,
                            Thrown,
                            Shuffled,
                            Dealt,
                            Drawn>;

}  // namespace parlor::property
