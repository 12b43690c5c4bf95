#include "readable.hpp"

#include <array>

#include "catch.hpp"
#include "contrast.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {
namespace {

constexpr double enough = 4.5;
constexpr double enough_for_dark_items = 2;  // an item that is not possible now

struct TestedTerminal {
    const char* name;
    const Palette* palette;
    Rgb background;
    ColourTable table = ColourTable::Xterm;
};

constexpr Rgb black{}, white{0xFF, 0xFF, 0xFF}, solarized_light{0xFD, 0xF6, 0xE3};

const std::array terminals{
    TestedTerminal{"xterm", &xterm_palette, black},
    TestedTerminal{"console and VGA", &console_palette, black, ColourTable::Console},
};
const std::array light_terminals{
    TestedTerminal{"xterm, white", &xterm_palette, white},
    TestedTerminal{"xterm, Solarized light", &xterm_palette, solarized_light},
    TestedTerminal{"console, white", &console_palette, white, ColourTable::Console},
    TestedTerminal{
        "console, Solarized light", &console_palette, solarized_light, ColourTable::Console},
};
// With this palette only what stands on the terminal's own background is promised.
const TestedTerminal solarized{
    "Solarized's palette, Solarized light", &solarized_palette, solarized_light};

Rgb rgb_sent(int number, Depth depth, const Palette& palette) {
    if (depth == Depth::TrueColour) return rgb_of_number(number);
    return number < 16 ? palette[static_cast<std::size_t>(number)] : rgb_of_256(number);
}

double contrast_of(const Look& look, Depth depth, const TestedTerminal& terminal) {
    if (look.fore < 0) return 0;  // what the terminal's own colour is nobody knows
    const bool is_bright = look.bold and look.fore < 8;
    const Rgb ink = rgb_sent(look.fore + (is_bright ? 8 : 0), depth, *terminal.palette);
    const Rgb paper =
        look.back < 0 ? terminal.background : rgb_sent(look.back, depth, *terminal.palette);
    return contrast(ink, paper);
}

// The pairs in which screens draw items that are not possible now, and nothing else.
bool is_dark_item(Style style) {
    if (style.paper == Ink::DarkGrey) return style.ink == Ink::Black;
    if (style.ink == Ink::MidGrey)
        return style.paper == Ink::White or style.paper == Ink::LightGrey;
    return style.ink == Ink::DarkGrey and
           (style.paper == Ink::Black or style.paper == Ink::LightGrey);
}

constexpr std::array coloured_depths{
    Depth::TrueColour, Depth::Palette256, Depth::Colours16, Depth::Colours8};

// Nothing where the contrast is enough.
std::string complaint(const Look& look, Depth depth, const TestedTerminal& terminal, double least) {
    const double found = contrast_of(look, depth, terminal);
    if (found >= least) return {};
    return "depth " + std::to_string(static_cast<int>(depth)) + ", " + terminal.name + ": " +
           std::to_string(look.fore) + (look.bold ? ", bold, on " : " on ") +
           std::to_string(look.back) + " has " + std::to_string(found) + "\n";
}

}  // namespace

bool has_text(const Cell& cell) { return cell.glyph != U' ' and is_text(cell); }

// On the terminal's own paper plain text has the terminal's own ink, and is not computed.
std::string unreadable(const Cell& cell) {
    const double least = is_dark_item(seen(cell)) ? enough_for_dark_items : enough;
    std::string all;
    for (const Depth depth : coloured_depths)
        for (const Paper paper : {Paper::Black, Paper::Terminal})
            for (const TestedTerminal& each : terminals) {
                const Look look = look_of(cell, depth, paper, each.table);
                if (look.fore >= 0 or look.back >= 0) all += complaint(look, depth, each, least);
            }
    return all;
}

std::string unreadable_on_light(const Cell& cell) {
    std::string all;
    for (const Depth depth : coloured_depths) {
        for (const TestedTerminal& each : light_terminals)
            all += complaint(look_of(cell, depth, Paper::Light, each.table), depth, each, enough);
        const Look look = look_of(cell, depth, Paper::Light);
        if (look.back < 0) all += complaint(look, depth, solarized, enough);
    }
    return all;
}

void PairsDrawn::add(const Cell& cell) {
    const Style style = seen(cell);
    if (not has_text(cell) or not texts_.emplace(style.ink, style.paper).second) return;
    INFO(letter_of(style.ink) << " on " << letter_of(style.paper));
    const std::string nothing;
    CHECK(unreadable(cell) == nothing);
    CHECK(unreadable_on_light(cell) == nothing);
}

void PairsDrawn::add(const Canvas& canvas) {
    for (int row = 0; row < canvas.size().rows; ++row)
        for (int col = 0; col < canvas.size().cols; ++col) add(canvas.cell({row, col}));
}

}  // namespace parlor::tui
