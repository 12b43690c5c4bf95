// Decks: drawing a card, shuffling, and doing what the card says.
//
// Source:   C-5.
// Choices:  C-5.1: when the last card drawn is Get Out Of Gaol Free, it is in the shuffle like any
//           other, and then its effect takes it out of the pile again: there is one of it.
#pragma once

#include "rules/property/play.hpp"

namespace parlor::rules {

using CardSet = SetOf<CardNo>;

// What a shuffle of this deck shuffles: all but a Get Out Of Gaol Free card that a player holds.
[[nodiscard]] CardSet cards_in(const OpenGame& game, Deck deck);

void draw_card(Draft& draft, Seat seat, Deck deck);

// A shuffle names the cards from the top; the others follow in the order of the list.
[[nodiscard]] Answer may_shuffle(const OpenGame& game, const Shuffled& shuffled);
void shuffle(Draft& draft, const Shuffled& shuffled);

// Does what the card says.
void obey(Draft& draft, Seat seat, Deck deck, CardNo card);

}  // namespace parlor::rules
