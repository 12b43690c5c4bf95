// Ink: the sixteen colours of the C64, by name, and what is nearest to them elsewhere.
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

// How many colours the terminal has. Attributes: none, and the bold and reverse of a vt100;
// Mono: reverse alone.
enum class Depth : std::uint8_t { Palette256, Colours16, Colours8, Attributes, Mono };

// A letter for each ink, for golden files: the VIC-II's own hexadecimal digit.
[[nodiscard]] char letter_of(Ink ink);

}  // namespace parlor::tui
