#include "terminal/look.hpp"

#include "terminal/light_paper.hpp"

namespace parlor::tui {
namespace {

bool is_light(Ink ink) { return ink == Ink::White or ink == Ink::Yellow or ink == Ink::Pink; }

Look look_with(Colours colours, Depth depth) {
    const bool is_bold = depth == Depth::Colours8 and colours.ink >= bright;
    const int ink = is_bold ? colours.ink - bright : colours.ink;
    return {.fore = static_cast<short>(ink), .back = colours.paper, .bold = is_bold};
}

Look coloured(bool is_text, Style style, Depth depth, Paper paper, ColourTable table) {
    const auto look_in = [&](Style any) {
        return look_with(colours_of(any, is_text, depth, table), depth);
    };
    Look look = look_in(style);
    if (paper == Paper::Black or style.paper != Ink::Black or look.back != 0) return look;
    look.back = -1;
    for (const Ink plain : {Ink::White, Ink::LightGrey})
        if (look.fore == look_in({plain}).fore) look.fore = -1;
    return look;
}

Look colourless(Style style, Depth depth) {
    Look look;
    look.reverse = style.paper == Ink::White or style.paper == Ink::Cyan;
    look.bold = depth == Depth::Attributes and not look.reverse and is_light(style.ink);
    return look;
}

// A pulsing cell keeps its colours when they change places, which the terminal does in a few bytes.
Look turned(Cell cell, Depth depth, Paper paper, ColourTable table) {
    cell.reverse = false;
    Look look = look_of(cell, depth, paper, table);
    look.reverse = not look.reverse;
    return look;
}

}  // namespace

Look look_of(const Cell& cell, Depth depth, Paper paper, ColourTable table) {
    if (cell.pulses and cell.reverse) return turned(cell, depth, paper, table);
    const Style style = seen(cell);
    if (depth == Depth::Mono or depth == Depth::Attributes) return colourless(style, depth);
    if (paper == Paper::Light) return look_on_light(is_text(cell), style, depth, table);
    return coloured(is_text(cell), style, depth, paper, table);
}

Rgb rgb_of_number(int number) {
    return number < shade_count ? rgb_of_colour(number) : rgb_on_light(number - shade_count);
}

}  // namespace parlor::tui
