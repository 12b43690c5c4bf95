// Prospects: what properties are worth in the rounds that are left, rents and houses to come
// included.
//
// Units:   whole dollars; a dollar in hand at the end of the game is a dollar.
// Choices: L-1.3: a property counts $400 at the end. A turn leads to each square with the same
//          chance, one in forty; loops and trains are left out of account.
#pragma once

#include "rules/moneyloopy/worth.hpp"

namespace parlor::rules::moneyloopy::computer {

[[nodiscard]] int rounds_left(const OpenGame& game);  // with this one

// The rent that one visitor pays on this street in so many rounds, with so many houses on it.
[[nodiscard]] Money rent_in(
    const OpenGame& game, Square street, int houses, bool whole, int rounds);

// What all others pay there in the rounds that are left.
[[nodiscard]] Money rents_to_come(const OpenGame& game, Square street, int houses, bool whole);

// What these properties are worth to a player who has no others.
[[nodiscard]] Money estate_worth(const OpenGame& game, Squares owned);

// What the property is worth to this player, who has it, or would get it; with the group that it
// makes whole, or that it breaks.
[[nodiscard]] Money worth_to(const OpenGame& game, Seat seat, Square property);

// The same, and what it keeps others from.
[[nodiscard]] Money worth_with_rivals(const OpenGame& game, Seat seat, Square property);

}  // namespace parlor::rules::moneyloopy::computer
