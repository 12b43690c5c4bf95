// Actions: the moves of the seats, and the answers of chance (seat 0). Each is also a line of
// standard input and of the journal (words.hpp).
//
// Source: table-language.md, "Moves" and "Chance".
#pragma once

#include <variant>

#include "dominoes/layout.hpp"

namespace parlor::dominoes {

using TileList = ShortList<Tile, tile_count>;

// clang-format off
struct Play         { Laid laid; std::optional<End> end = std::nullopt; };
struct DrawTile     {};
struct Pass         {};
struct AskForRedeal {};
// Answers of chance:
struct DrawnForDown { Tile first{}, second{}; };  // by seat 1 and seat 2
struct GivenDown    { Seat seat{}; };             // in a repeat, where no draw is known (D-8.3)
struct Dealt        { TileList order; };          // tiles not named follow in order
// clang-format on
using Action = std::variant<Play, DrawTile, Pass, AskForRedeal, DrawnForDown, GivenDown, Dealt>;

}  // namespace parlor::dominoes
