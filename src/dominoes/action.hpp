// Actions: what a seat, or chance at seat 0, may do. These, in order, are also the lines on
// standard input and the lines of a journal (words.hpp).
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
// What chance answers:
struct DrawnForDown { Tile first{}, second{}; };  // by seat 1 and seat 2
struct Dealt        { TileList order; };          // tiles not named follow in order
// clang-format on
using Action = std::variant<Play, DrawTile, Pass, AskForRedeal, DrawnForDown, Dealt>;

}  // namespace parlor::dominoes
