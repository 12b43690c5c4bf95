// The path of an arm over the table: straight while there is room, then round a corner.
//
// Source:  U-4.2, U-4.3, D-9.7.
// Choices: an arm begins in full size; after its first tile of half size, all its tiles have half
//          size, and doubles are no longer crosswise. Some arms may not shrink. Matching numbers face each other across one
//          free cell. Round a corner the next tile is at the side of the last number, or straight
//          ahead and itself turned. Any arm may snake.
#pragma once

#include <span>

#include "tui/dominoes/table/ground.hpp"

namespace parlor::tui::domino_table {

struct Heading {
    End arm;
    Way out;   // away from the middle
    Way side;  // the side to which the arm turns first
};

// Adds the tiles of an arm, the first `full` of them in full size. Returns false, with nothing
// changed, when no path was found.
[[nodiscard]] bool lay_arm(
    Ground& ground, const Placed& middle, std::span<const Laid> arm, Heading heading, int full);

// Places as many tiles as possible in full size.
[[nodiscard]] bool lay_arm(Ground& ground,
                           const Placed& middle,
                           std::span<const Laid> arm,
                           Heading heading);

}  // namespace parlor::tui::domino_table
