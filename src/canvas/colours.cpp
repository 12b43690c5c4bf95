#include "canvas/colours.hpp"

#include <array>

namespace parlor::tui {
namespace {

using Numbers = std::array<short, ink_count>;  // in the order of Ink

struct Palette {
    Numbers drawn;     // papers, and the blocks and lines on them
    Numbers text;      // on black paper
    Numbers bars;      // the paper of that text, where it is not black
    Numbers on_white;  // text on white paper
    Numbers on_paper;  // text on any other paper: black, or white where the paper is dark
};

// clang-format off
constexpr std::array<Rgb, shade_count - ink_count> rgbs_of_text{{
    {0xD0, 0x52, 0x4A}, {0xB4, 0x5C, 0xC2}, {0x7A, 0x6D, 0xE0}, {0xC2, 0x7A, 0x2C},
    {0x8D, 0x73, 0x2F}, {0xD9, 0x9A, 0x93}, {0xA7, 0x9D, 0xEB},
    {0x39, 0x84, 0x2D}, {0x6F, 0x7B, 0x18}, {0xAC, 0x5F, 0x58}, {0x3A, 0x84, 0x30},
}};

constexpr Palette of_inks{
    .drawn = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    .text = {0, 1, 16, 3, 17, 5, 18, 7, 19, 20, 21, 11, 12, 13, 22, 15},
    .bars = {},
    .on_white = {0, 0, 2, 0, 4, 23, 6, 24, 8, 9, 25, 11, 12, 26, 14, 0},
    .on_paper = {0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0},
};
// Of each palette the colours that look nearest to the C64's, if possible with distinct colours for
// all players. Black and white are the terminal's own, which have the shortest sequences. Of the
// 256 colours, the nearest to red is also the nearest to pink; the same is true of blue and light
// blue, and of green and light green. So red, blue and green are further from the C64's and deeper,
// and light blue is lighter.
constexpr Palette of_256{
    .drawn = {0, 15, 124, 73, 97, 28, 25, 185, 130, 58, 174, 239, 243, 114, 105, 247},
    .text = {0, 15, 203, 73, 170, 70, 99, 185, 166, 136, 174, 239, 243, 114, 147, 247},
    .bars = {},
    .on_white = {0, 0, 124, 0, 97, 28, 25, 58, 130, 94, 131, 239, 243, 22, 62, 0},
    .on_paper = {0, 0, 15, 0, 15, 15, 15, 0, 15, 15, 0, 15, 0, 0, 0, 0},
};
constexpr Palette of_16{
    .drawn = {0, 15, 1, 6, 5, 2, 4, 11, 3, 3, 9, 8, 8, 10, 12, 7},
    .text = {0, 15, 15, 6, 13, 2, 15, 11, 3, 0, 9, 8, 8, 10, 15, 7},
    .bars = {0, 0, 1, 0, 0, 0, 4, 0, 0, 3, 0, 0, 0, 0, 12, 0},
    .on_white = {0, 0, 1, 0, 5, 0, 4, 0, 0, 0, 0, 0, 8, 0, 12, 0},
    .on_paper = {0, 0, 15, 0, 15, 0, 15, 0, 0, 0, 0, 0, 0, 0, 15, 0},
};
constexpr Palette of_16_on_console{
    .drawn = of_16.drawn,
    .text = {0, 15, 15, 6, 13, 2, 15, 11, 15, 15, 9, 8, 7, 10, 15, 7},
    .bars = {0, 0, 1, 0, 0, 0, 4, 0, 3, 3, 0, 0, 0, 0, 12, 0},
    .on_white = {0, 0, 1, 0, 5, 0, 4, 0, 3, 3, 0, 8, 8, 0, 12, 0},
    .on_paper = {0, 0, 15, 0, 15, 0, 15, 0, 15, 15, 0, 15, 15, 0, 15, 0},
};
constexpr Palette of_8{
    .drawn = {0, 15, 1, 6, 5, 2, 4, 11, 3, 3, 9, 0, 0, 10, 12, 7},
    .text = {0, 15, 15, 6, 15, 2, 7, 11, 3, 0, 9, 7, 7, 10, 14, 7},
    .bars = {0, 0, 1, 0, 5, 0, 4, 0, 0, 3, 0, 0, 0, 0, 0, 0},
    .on_white = {},
    .on_paper = {0, 0, 15, 0, 15, 0, 7, 0, 0, 0, 15, 7, 7, 0, 7, 0},
};
constexpr Palette of_8_on_console{
    .drawn = of_8.drawn,
    .text = {0, 15, 15, 6, 15, 2, 7, 11, 15, 15, 9, 7, 7, 10, 14, 7},
    .bars = {0, 0, 1, 0, 5, 0, 4, 0, 3, 3, 0, 0, 0, 0, 0, 0},
    .on_white = {},
    .on_paper = {0, 0, 15, 0, 15, 0, 7, 15, 15, 15, 15, 7, 7, 0, 7, 0},
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

// Black on dark grey, or grey on light grey: an item that is not possible now.
bool is_dark_item(Style style) {
    const bool is_grey = style.ink == Ink::DarkGrey or style.ink == Ink::MidGrey;
    return style.paper == Ink::DarkGrey ? style.ink == Ink::Black
                                        : style.paper == Ink::LightGrey and is_grey;
}

short text_on(Style style, const Palette& palette) {
    if (is_dark_item(style))
        return number(palette.drawn, style.ink == Ink::Black ? Ink::Black : Ink::DarkGrey);
    if (style.paper == Ink::White) return number(palette.on_white, style.ink);
    return number(palette.on_paper, style.paper);
}

short not_bright(short number) { return static_cast<short>(number % bright); }

// Lines, blocks and shades; sextants and what else Symbols for Legacy Computing has but digits.
bool is_drawn(char32_t glyph) {
    return (glyph >= U'\u2500' and glyph <= U'\u259F') or
           (glyph >= U'\U0001FB00' and glyph < U'\U0001FBF0');
}

}  // namespace

Colours colours_of(Style style, bool is_text, Depth depth, ColourTable table) {
    const Palette& palette = palette_of(depth, table);
    if (is_text and style.paper == Ink::Black)
        return {number(palette.text, style.ink), number(palette.bars, style.ink)};
    Colours sent{is_text ? text_on(style, palette) : number(palette.drawn, style.ink),
                 number(palette.drawn, style.paper)};
    if (depth == Depth::Colours8) {
        sent.paper = not_bright(sent.paper);
        if (not is_text and style.paper != Ink::Black) sent.ink = not_bright(sent.ink);
    }
    if (sent.ink == sent.paper) sent.ink = sent.paper == 0 ? palette.drawn.back() : short{0};
    return sent;
}

bool is_text(const Cell& cell) {
    return not is_drawn(cell.glyph) and not is_drawn(cell.variants.petscii);
}

Rgb rgb_of_colour(int number) {
    return number < ink_count ? rgb_of(static_cast<Ink>(number))
                              : rgbs_of_text[static_cast<std::size_t>(number - ink_count)];
}

}  // namespace parlor::tui
