// Events: what happened in a move, for answers, screens and tests.
//
// Source:  table-language.md, "Answers".
// Choices: the down is reported once a hand, as soon as it is known. When chance has to deal again
//          because neither hand has a double (D-6.2), the event is a redeal by seat 0. The tiles
//          left at the end of a hand are reported to people, not in the table language.
#pragma once

#include <optional>
#include <variant>

#include "base/sat.hpp"
#include "dominoes/action.hpp"

namespace parlor::dominoes {

// All tiles that are not on the table when a hand is over.
struct Leftover {
    Per<Seat, Tiles, 3> hands;  // seat 0 is unused
    Tiles boneyard;
};

// clang-format off
namespace told {
struct DrewForDown { Seat seat; Tile tile; };
struct HasDown     { Seat seat; };
struct GotHand     { Seat seat; Tiles tiles; };
struct GotBoneyard { TileList tiles; };              // in drawing order
struct Played      { Seat seat; Laid laid; std::optional<End> end; };  // no end: the down
struct Counted     { Seat seat; Points points; };
struct Drew        { Seat seat; Tile tile; };
struct Passed      { Seat seat; };
struct Redealt     { Seat seat; };
struct Dominoed    { Seat seat; Points points; Leftover left; };
struct Blocked     { Seat seat; Points points; Leftover left; };  // seat 0: equal totals
struct GameOver    { Seat winner; std::optional<Leftover> left; };  // left: by a count, in mid-hand
}  // namespace told
using Event = std::variant<Sat, told::DrewForDown, told::HasDown, told::GotHand, told::GotBoneyard, told::Played,
    told::Counted, told::Drew, told::Passed, told::Redealt, told::Dominoed, told::Blocked, told::GameOver>;
// clang-format on

}  // namespace parlor::dominoes
