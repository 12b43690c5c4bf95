// Outlook: a whole position judged for everybody at the table: who is how likely to win.
//
// What counts of a player is put in a few numbers, the traits; the weights of the traits were
// fitted to games that were played to their end (docs/computers.md).
#pragma once

#include "rules/property/game.hpp"

namespace parlor::rules::computer {

enum class Trait : std::uint8_t {
    Money,         // the square root of what is in hand
    Hundreds,      // what is in hand
    Income,        // rent expected from a round of all the others, as things stand
    IncomeRoot,    // its square root
    Prospect,      // the same once all that can be spent stands in houses
    ProspectRoot,  // its square root
    Deeds,         // what mortgages would bring
    Houses,        // what selling them would bring
    NearlyBank,    // what groups would earn of which the last deed is still to be had
    NearlyOther,   // the same where another player has it
    Blocks,        // what groups would earn that another lacks because of this player's deeds
    Exposure,      // rent expected to be paid in a round
    Squeeze,       // of that, what would have to be raised
    Ruin,          // of that, what could not be raised
    EarlyMoney,    // money in hand, as far as deeds are still to be had
    EarlyDeeds     // deeds, as far as others are still to be had
};
inline constexpr std::size_t trait_count = 16;
using Traits = Per<Trait, double, trait_count>;

using Outlook = Per<Seat, double, max_seats + 1>;  // 0 to 1; 0 for who is out

// The traits of every player still in.
[[nodiscard]] Per<Seat, Traits, max_seats + 1> traits_in(const OpenGame& game);

[[nodiscard]] Outlook outlook_in(const OpenGame& game);

}  // namespace parlor::rules::computer
