// Decks: drawing a card, shuffling, and obeying the card.
//
// Source:   C-5, M-2.4, M-4.4.
// Choices:  C-5.1: a Get Out Of Gaol Free card that is drawn last is shuffled in like any other
//           card, and its effect then takes it out of the pile again: the deck has only one.
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

using CardSet = SetOf<CardNo>;

// Without Community Chest cards, because those squares turn the direction, there is no such deck
// (M-4.4).
[[nodiscard]] bool is_in_play(const Ruleset& rules, board::Deck deck);

// The cards that are shuffled, or can be drawn after a shuffle: all but a Get Out Of Gaol Free card
// that a player holds. Empty for a deck that is not in play.
[[nodiscard]] CardSet cards_in(const OpenGame& game, board::Deck deck);

void draw_card(Draft& draft, Seat seat, board::Deck deck);

// The card that chance has drawn after a shuffle (M-2.4).
[[nodiscard]] Answer may_draw(const OpenGame& game, Drawn drawn);
void take_card(Draft& draft, Seat seat, Drawn drawn);

// A shuffle names cards from the top; cards not named follow in list order.
[[nodiscard]] Answer may_shuffle(const OpenGame& game, const Shuffled& shuffled);
void shuffle(Draft& draft, const Shuffled& shuffled);

// Applies the card's effect.
void obey(Draft& draft, Seat seat, board::Deck deck, CardNo card);

}  // namespace parlor::property
