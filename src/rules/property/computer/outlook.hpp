// Outlook: evaluates a position: the chance of winning of each player.
//
// Each player is described by a few numbers, the traits; the weights of the traits were fitted to
// games that were played to their end (docs/computers.md).
#pragma once

#include "rules/property/game.hpp"

namespace parlor::property::computer {

enum class Trait : std::uint8_t {
    Money,         // the square root of the money in hand, less debts
    Hundreds,      // the money in hand, less debts
    Income,        // rent expected from one roll of each other player, as things are
    IncomeRoot,    // its square root
    Prospect,      // the same once all the money to spare is spent on houses
    ProspectRoot,  // its square root
    Deeds,         // what mortgaging the deeds would bring
    Houses,        // what selling the houses would bring
    NearlyBank,    // earnings of groups whose last missing deed the bank still has
    NearlyOther,   // the same for a deed that another player has
    Blocks,        // earnings of groups that this player's deeds keep from another
    Exposure,      // rent expected to be paid, per roll
    Squeeze,       // the part of `Exposure` for which property would have to be sold or mortgaged
    Ruin,          // the part of `Squeeze` that the player could not pay at all
    EarlyMoney,    // money in hand, weighted by the share of deeds still in the bank
    EarlyDeeds     // `Deeds`, weighted in the same way
};
inline constexpr std::size_t trait_count = 16;
using Traits = Per<Trait, double, trait_count>;

using Outlook = Per<Seat, double, max_seats + 1>;  // 0 to 1; 0 for eliminated players

// The traits of every player still in.
[[nodiscard]] Per<Seat, Traits, max_seats + 1> traits_in(const OpenGame& game);

[[nodiscard]] Outlook outlook_in(const OpenGame& game);

}  // namespace parlor::property::computer
