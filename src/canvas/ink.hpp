// Ink: the sixteen colours of the C64, by name.
#pragma once

#include <cstdint>

namespace parlor::tui {

enum class Ink : std::uint8_t {
    Black,
    White,
    Red,
    Cyan,
    Purple,
    Green,
    Blue,
    Yellow,
    Orange,
    Brown,
    Pink,
    DarkGrey,
    MidGrey,
    LightGreen,
    LightBlue,
    LightGrey
};
inline constexpr int ink_count = 16;

// The number of colours of a terminal. Attributes: no colours, but bold and reverse, as on a VT100;
// Mono: only reverse.
enum class Depth : std::uint8_t { Palette256, Colours16, Colours8, Attributes, Mono };

// A letter for each ink in golden files: the VIC-II's hexadecimal digit.
[[nodiscard]] char letter_of(Ink ink);

}  // namespace parlor::tui
