#include "readable.hpp"

#include <array>

#include "canvas/glyphs.hpp"
#include "catch.hpp"
#include "contrast.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {
namespace {

constexpr double enough = 4.5;
// Black on colour 3, with the console's palette: white would have 5.2, but 1.7 with xterm's.
constexpr double enough_on_brown = 4.0;

struct LightTerminal {
    const char* name;
    const Palette* palette;
    Rgb background;
};

constexpr Rgb white{0xFF, 0xFF, 0xFF}, solarized_light{0xFD, 0xF6, 0xE3};

const std::array terminals{
    LightTerminal{"xterm, white", &xterm_palette, white},
    LightTerminal{"xterm, Solarized light", &xterm_palette, solarized_light},
    LightTerminal{"console, white", &console_palette, white},
    LightTerminal{"console, Solarized light", &console_palette, solarized_light},
};
// With this palette only what stands on the terminal's own background is promised.
const LightTerminal solarized{
    "Solarized's palette, Solarized light", &solarized_palette, solarized_light};

Rgb rgb_sent(int number, Depth depth, const Palette& palette) {
    if (depth == Depth::TrueColour) return rgb_of_number(number);
    return number < 16 ? palette[static_cast<std::size_t>(number)] : rgb_of_256(number);
}

double contrast_of(const Look& look, Depth depth, const LightTerminal& terminal) {
    if (look.fore < 0) return 0;  // what the terminal's own colour is nobody knows
    const bool is_bright = look.bold and look.fore < 8;
    const Rgb ink = rgb_sent(look.fore + (is_bright ? 8 : 0), depth, *terminal.palette);
    const Rgb paper =
        look.back < 0 ? terminal.background : rgb_sent(look.back, depth, *terminal.palette);
    return contrast(ink, paper);
}

bool is_few(Depth depth) { return depth == Depth::Colours16 or depth == Depth::Colours8; }

double least(const Look& look, Depth depth, const LightTerminal& terminal) {
    const bool is_brown = is_few(depth) and look.back == 3;
    return is_brown and terminal.palette == &console_palette ? enough_on_brown : enough;
}

}  // namespace

bool is_text(const Cell& cell) {
    return cell.glyph != U' ' and (cell.glyph < U'\u2500' or cell.glyph > U'\u259F');
}

std::string unreadable_on_light(const Cell& cell) {
    std::string all;
    for (const Depth depth :
         {Depth::TrueColour, Depth::Palette256, Depth::Colours16, Depth::Colours8}) {
        const Look look = look_of(cell, depth, Paper::Light);
        const auto check = [&](const LightTerminal& terminal) {
            const double found = contrast_of(look, depth, terminal);
            if (found >= least(look, depth, terminal)) return;
            all += std::string{"depth "} + std::to_string(static_cast<int>(depth)) + ", " +
                   terminal.name + ": " + std::to_string(look.fore) + " on " +
                   std::to_string(look.back) + " has " + std::to_string(found) + "\n";
        };
        for (const LightTerminal& terminal : terminals) check(terminal);
        if (look.back < 0) check(solarized);
    }
    return all;
}

void PairsDrawn::add(const Cell& cell) {
    const Style style = seen(cell);
    if (not is_text(cell) or not texts_.emplace(style.ink, style.paper).second) return;
    INFO(letter_of(style.ink) << " on " << letter_of(style.paper));
    CHECK(unreadable_on_light(cell).empty());
}

void PairsDrawn::add(const Canvas& canvas) {
    for (int row = 0; row < canvas.size().rows; ++row)
        for (int col = 0; col < canvas.size().cols; ++col)
            for (const GlyphSet set : {GlyphSet::Unicode, GlyphSet::Console, GlyphSet::Ascii})
                add(in_set(canvas.cell({row, col}), set));
}

}  // namespace parlor::tui
