// The path of an arm over the table: straight on while there is room, then round a corner.
//
// Source:  U-4.2, U-4.3, D-9.7.
// Choices: an arm begins in full size; once it goes on in half size it stays at that, and doubles
//          are not crosswise any more. Numbers that match face each other over one free cell.
//          Round a corner the next tile stands beside the last number, or lies straight ahead
//          and is turned itself. Any arm may snake.
#pragma once

#include <span>

#include "tui/dominoes/ground.hpp"

namespace parlor::tui::domino {

struct Heading {
    End arm;
    Way out;   // from the middle
    Way side;  // to which it turns first
};

// Adds the tiles of an arm, of which the first `full` are in full size. False, with nothing
// changed, when no path was found.
[[nodiscard]] bool lay_arm(
    Ground& ground, const Placed& middle, std::span<const Laid> arm, Heading heading, int full);

// With as many in full size as have room.
[[nodiscard]] bool lay_arm(Ground& ground,
                           const Placed& middle,
                           std::span<const Laid> arm,
                           Heading heading);

}  // namespace parlor::tui::domino
