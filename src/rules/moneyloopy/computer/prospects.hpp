// Prospects: the worth of properties in the rounds that are left, including rents and houses to
// come.
//
// Units:   whole dollars; a dollar in hand at the end of the game is a dollar.
// Choices: L-1.3: a property counts $400 at the end. A turn leads to each square with the same
//          chance, one in forty; loops and trains are ignored.
#pragma once

#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy::computer {

[[nodiscard]] int rounds_left(const OpenGame& game);  // including this one

// Whether the player's turn in this round is still to come, or has just begun.
[[nodiscard]] bool is_to_begin(const OpenGame& game, Seat seat);

// The rent that one visitor pays on this street in this many rounds, with this many houses on it.
[[nodiscard]] Money rent_in(
    const OpenGame& game, Square street, int houses, bool whole, int rounds);

// The rent that all other players pay there in the rounds that are left.
[[nodiscard]] Money rents_to_come(const OpenGame& game, Square street, int houses, bool whole);

// The worth of these properties to a player who has no others.
[[nodiscard]] Money estate_worth(const OpenGame& game, board::Squares owned);

// The same in a deal, where less counts of the houses to come: money for them may be short.
[[nodiscard]] Money worth_in_deals(const OpenGame& game, board::Squares owned);

// The worth of the property to this player, who has it, or would get it; includes the effect of
// completing or breaking its group.
[[nodiscard]] Money worth_to(const OpenGame& game, Seat seat, Square property);

// The same, plus the worth of keeping it from others.
[[nodiscard]] Money worth_with_rivals(const OpenGame& game, Seat seat, Square property);

}  // namespace parlor::moneyloopy::computer
