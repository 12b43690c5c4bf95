// Cells: the changes of a picture as bytes, no more than a terminal would get.
//
// They go from the top left cell on, row by row:
//     0x20 to 0x7E    the next cell has this glyph, and the current look
//     0xC2 to 0xEF    the same for a glyph in UTF-8
//     0x80 to 0xBF    1 to 64 cells stay as they are
//     0x00 BYTE       ink (high half) and paper of the look; at first light grey on black
//     0x01, 0x02      turns on or off that the look is in reverse, or pulses
//     0x03 P C A U    the next cell has the glyph U with the variants petscii, console and ascii, all in
//                     UTF-8; 0 for none
//     0x04 BYTE       the next 1 to 256 cells are like the last one
//     0x05 LOW HIGH   this many cells stay as they are
//     0x06 BYTE       the next cell has the glyph and variants of that 0x03 again, counted from 0
//
// Source: T-1.9, T-1.10.
// Errors: any other bytes, and cells after the last one of the picture. A glyph that not every terminal
//         shows in one column becomes `?`, both on writing and on reading.
#pragma once

#include <string>
#include <vector>

#include "wire/message.hpp"
#include "wire/packing.hpp"

namespace parlor::wire {

// Requires changes within this size, in the order of a Picture.
void pack_changes(Packer& out, const std::vector<Change>& changes, tui::Size size);

// Takes the rest of the message.
[[nodiscard]] std::vector<Change> changes_in(Unpacker& in, tui::Size size);

}  // namespace parlor::wire
