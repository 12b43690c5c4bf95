// The path of an arm over the table: straight on while there is room, then round a corner.
//
// Source:  U-4.2, U-4.3, D-9.7.
// Choices: an arm begins in full size; from its first tile of half size on, all its tiles are of
//          half size, and doubles are no longer crosswise. Matching numbers face each other over
//          one free cell. Round a corner the next tile stands beside the last number, or lies
//          straight ahead and is turned itself. Any arm may snake.
#pragma once

#include <span>

#include "tui/dominoes/ground.hpp"

namespace parlor::tui::domino {

struct Heading {
    End arm;
    Way out;   // away from the middle
    Way side;  // the side to which the arm turns first
};

// Adds the tiles of an arm, the first `full` of them in full size. Returns false, with nothing
// changed, when no path was found.
[[nodiscard]] bool lay_arm(
    Ground& ground, const Placed& middle, std::span<const Laid> arm, Heading heading, int full);

// Lays as many tiles as possible in full size.
[[nodiscard]] bool lay_arm(Ground& ground,
                           const Placed& middle,
                           std::span<const Laid> arm,
                           Heading heading);

}  // namespace parlor::tui::domino
