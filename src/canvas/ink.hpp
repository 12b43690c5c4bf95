// Ink: the sixteen colours of the C64, by name and by value; and the colour depths of terminals.
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

// Shares of red, green and blue light in sRGB, 0 to 255.
struct Rgb {
    int red = 0, green = 0, blue = 0;
};

// Source: the palette that Philip Timmermann (Pepto) measured and published.
[[nodiscard]] Rgb rgb_of(Ink ink);

// Black or white, whichever reads better on this paper.
[[nodiscard]] Ink readable_on(Ink paper);

// The number of colours of a terminal. TrueColour: any, so each ink is exactly the C64's.
// Attributes: no colours, but bold and reverse, as on a VT100; Mono: only reverse.
enum class Depth : std::uint8_t { TrueColour, Palette256, Colours16, Colours8, Attributes, Mono };

// A letter for each ink in golden files: the VIC-II's hexadecimal digit.
[[nodiscard]] char letter_of(Ink ink);

}  // namespace parlor::tui
