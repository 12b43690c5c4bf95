#include "terminal/look.hpp"

#include <array>
#include <utility>

#include "terminal/light_paper.hpp"

namespace parlor::tui {
namespace {

using Numbers = std::array<short, ink_count>;

// In the order of Ink: the colour of each palette that looks nearest to the C64's, if possible with
// distinct colours for all players. Black and white are the terminal's own, which have the shortest
// sequences. Of the 256 colours, the nearest to red is also the nearest to pink; the same is true
// of blue and light blue, and of green and light green. So red, blue and green are further from the
// C64's and deeper, and light blue is lighter.
// the C64's, and deeper, light blue is lighter.
constexpr Numbers of_256{0, 15, 124, 73, 97, 28, 25, 185, 130, 58, 174, 239, 243, 114, 105, 247};
constexpr Numbers of_inks{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
constexpr Numbers of_16{0, 15, 1, 6, 5, 2, 4, 11, 3, 3, 9, 8, 8, 10, 12, 7};
constexpr Numbers of_8{0, 7, 1, 6, 5, 2, 4, 3, 3, 3, 1, 0, 0, 2, 4, 7};

constexpr short yellow_of_8 = 3, blue_of_8 = 4;

const Numbers& numbers_of(Depth depth) {
    if (depth == Depth::TrueColour) return of_inks;
    return depth == Depth::Palette256 ? of_256 : depth == Depth::Colours16 ? of_16 : of_8;
}

bool is_light(Ink ink) { return ink == Ink::White or ink == Ink::Yellow or ink == Ink::Pink; }

// With eight colours, inks without a colour of their own are bold.
bool is_bold(Ink ink) { return is_light(ink) or ink == Ink::LightGreen or ink == Ink::LightBlue; }

Look coloured(Style style, Depth depth, Paper paper) {
    const Numbers& numbers = numbers_of(depth);
    Look look;
    look.fore = numbers[static_cast<std::size_t>(style.ink)];
    look.back = numbers[static_cast<std::size_t>(style.paper)];
    const bool is_dark = depth == Depth::Colours8 and look.back == blue_of_8;
    if (is_dark and look.fore == of_8[0]) look.fore = of_8[1];  // black on blue is unreadable
    const bool is_few = depth == Depth::Colours16 or depth == Depth::Colours8;
    if (is_few and look.back == yellow_of_8 and look.fore == numbers[1])
        look.fore = numbers[0];  // brown and orange are as bright as yellow then
    if (look.fore == look.back) look.fore = numbers[look.back == numbers[0] ? 15 : 0];
    const bool on_black = style.paper == Ink::Black;
    look.bold = depth == Depth::Colours8 and on_black and is_bold(style.ink);
    if (on_black and paper == Paper::Terminal) {
        look.back = -1;
        if (look.fore == numbers[1] or look.fore == numbers[15]) look.fore = -1;  // plain text
    }
    return look;
}

Look colourless(Style style, Depth depth) {
    Look look;
    look.reverse = style.paper == Ink::White or style.paper == Ink::Cyan;
    look.bold = depth == Depth::Attributes and not look.reverse and is_light(style.ink);
    return look;
}

}  // namespace

Look look_of(const Cell& cell, Depth depth, Paper paper) {
    Style style = cell.style;
    if (cell.reverse) std::swap(style.ink, style.paper);
    // The ink of a blank is invisible: use a constant ink, so that runs get longer.
    if (cell.glyph == U' ') style.ink = style.paper == Ink::Black ? Ink::DarkGrey : Ink::Black;
    if (depth == Depth::Mono or depth == Depth::Attributes) return colourless(style, depth);
    if (paper == Paper::Light) return look_on_light(cell.glyph, style, depth);
    return coloured(style, depth, paper);
}

Rgb rgb_of_number(int number) {
    return number < ink_count ? rgb_of(static_cast<Ink>(number)) : rgb_on_light(number - ink_count);
}

}  // namespace parlor::tui
