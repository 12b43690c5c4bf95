// The beginning of a hand: which seat has the down, the deal, and the redeal.
//
// Source:   D-1, D-6.
// Not here: the end of a hand (hand_end.hpp); generating the answers of chance (chance.hpp).
#pragma once

#include "dominoes/draft.hpp"
#include "dominoes/refusal.hpp"

namespace parlor::dominoes {

Answer answer_drawing(Draft& draft, DrawnForDown drawn);
Answer answer_given(Draft& draft, GivenDown given);
Answer answer_deal(Draft& draft, const Dealt& dealt);

// Whether the seat to move may have the deal made void (D-6.1).
[[nodiscard]] Answer may_redeal(const Game& game, Seat seat);
Answer redeal(Draft& draft, Seat seat);

// All 28 tiles: the named tiles, then the rest in order (table-language.md, "Chance").
[[nodiscard]] TileList completed(TileList named);

// The tile that the rules demand as the down; nothing when the player may choose (D-6.2).
[[nodiscard]] std::optional<Tile> tile_due(const Game& game);

}  // namespace parlor::dominoes
