// The beginning of a hand: who has the down, the deal, and asking for another one.
//
// Source:   D-1, D-6.
// Not here: the end of a hand (hand_end.hpp); making up what chance answers (chance.hpp).
#pragma once

#include "dominoes/play.hpp"

namespace parlor::dominoes {

Answer answer_drawing(Draft& draft, DrawnForDown drawn);
Answer answer_deal(Draft& draft, const Dealt& dealt);

// Whether the seat, which has to decide, may have the deal made void (D-6.1).
[[nodiscard]] Answer may_redeal(const Game& game, Seat seat);
Answer redeal(Draft& draft, Seat seat);

// All 28 tiles: those named, then the others in order (table-language.md, "Chance").
[[nodiscard]] TileList completed(TileList named);

// The tile that has to be the down, if the player is not free to choose (D-6.2).
[[nodiscard]] std::optional<Tile> tile_due(const Game& game);

}  // namespace parlor::dominoes
