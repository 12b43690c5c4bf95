#include "terminal/light_paper.hpp"

#include <array>

namespace parlor::tui {
namespace {

using Numbers = std::array<short, ink_count>;  // in the order of Ink

// The numbers of the colours at one depth; -1 is the terminal's own.
struct Palette {
    Numbers fills;  // papers, and the blocks and lines on them
    Numbers inks;   // on the terminal's own paper, and of text on white and light grey
    Numbers text;   // of text on any paper: black, or white where the paper is dark
};

// clang-format off
constexpr std::array<Rgb, light_colour_count> rgbs{{
    {0x28, 0x66, 0x6D}, {0x18, 0x4A, 0x12}, {0x5F, 0x66, 0x0E}, {0x8E, 0x4C, 0x10},
    {0xA6, 0x34, 0x60}, {0x58, 0x58, 0x58}, {0x44, 0x44, 0x44}, {0x36, 0x72, 0x2D},
    {0x62, 0x52, 0xC2}, {0x26, 0x26, 0x26},
    {0xE4, 0xE4, 0xE4}, {0xD0, 0xD0, 0xD0}, {0xBC, 0xBC, 0xBC}, {0x9E, 0x9E, 0x9E},
}};

constexpr Palette of_inks{
    .fills = {0, 37, 2, 3, 4, 5, 6, 7, 8, 9, 10, 40, 39, 13, 14, 38},
    .inks = {0, 0, 2, 27, 4, 28, 6, 29, 30, 9, 31, 32, 33, 34, 35, 36},
    .text = {0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0},
};
constexpr Palette of_256{
    .fills = {0, 254, 124, 73, 97, 71, 25, 185, 130, 58, 174, 247, 250, 114, 105, 252},
    .inks = {0, 0, 124, 24, 90, 22, 18, 58, 94, 52, 125, 240, 238, 23, 26, 235},
    .text = {0, 0, 15, 0, 15, 0, 15, 0, 15, 15, 0, 0, 0, 0, 0, 0},
};
// Of sixteen colours only black is dark enough on every light paper, Solarized's palette included.
constexpr Palette of_16{
    .fills = {0, 7, 1, 6, 5, 2, 4, 11, 3, 3, 9, -1, -1, 10, 12, 7},
    .inks = {},
    .text = {0, 0, 15, 0, 15, 0, 15, 0, 0, 0, 0, 0, 0, 0, 15, 0},
};
constexpr Palette of_8{
    .fills = {0, 7, 1, 6, 5, 2, 4, 3, 3, 3, 1, -1, -1, 2, 4, 7},
    .inks = {},
    .text = {0, 0, 7, 0, 7, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0},
};
// Colour 3 is dark there.
constexpr Palette of_16_on_console{
    .fills = of_16.fills,
    .inks = of_16.inks,
    .text = {0, 0, 15, 0, 15, 0, 15, 0, 15, 15, 0, 0, 0, 0, 15, 0},
};
constexpr Palette of_8_on_console{
    .fills = of_8.fills,
    .inks = of_8.inks,
    .text = {0, 0, 7, 0, 7, 0, 7, 7, 7, 7, 7, 0, 0, 0, 7, 0},
};
// clang-format on

const Palette& palette_of(Depth depth, ColourTable table) {
    const bool is_console = table == ColourTable::Console;
    if (depth == Depth::TrueColour) return of_inks;
    if (depth == Depth::Palette256) return of_256;
    if (depth == Depth::Colours16) return is_console ? of_16_on_console : of_16;
    return is_console ? of_8_on_console : of_8;
}

short number(const Numbers& numbers, Ink ink) { return numbers[static_cast<std::size_t>(ink)]; }

bool is_light(Ink paper) { return paper == Ink::White or paper == Ink::LightGrey; }

bool is_dark(Ink fill, const Palette& palette) { return number(palette.text, fill) != 0; }

short fore_of(bool is_text, Style style, const Palette& palette) {
    const bool is_on_own = style.paper == Ink::Black;
    if (not is_text and (not is_on_own or is_dark(style.ink, palette)))
        return number(palette.fills, style.ink);
    if (is_on_own or is_light(style.paper)) return number(palette.inks, style.ink);
    return number(palette.text, style.paper);
}

}  // namespace

Look look_on_light(bool is_text, Style style, Depth depth, ColourTable table) {
    const Palette& palette = palette_of(depth, table);
    Look look;
    look.back = style.paper == Ink::Black ? short{-1} : number(palette.fills, style.paper);
    look.fore = fore_of(is_text, style, palette);
    if (look.fore == look.back) look.fore = 0;
    look.bold = depth == Depth::Colours8 and look.fore == number(of_8.fills, Ink::White);
    return look;
}

Rgb rgb_on_light(int number) { return rgbs[static_cast<std::size_t>(number)]; }

}  // namespace parlor::tui
