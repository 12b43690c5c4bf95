// Look: the colours and attributes of a cell, for a given depth of colour.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "canvas/colours.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::tui {

// The canvas's black paper may be the terminal's own background instead: whatever it is, or known
// to be light (U-1.4).
enum class Paper : std::uint8_t { Black, Terminal, Light };

// The user's options; those not set are chosen by the locale, TERM and NO_COLOR.
struct DisplayOptions {
    std::optional<GlyphSet> glyphs;
    std::optional<Depth> depth;
    Paper paper = Paper::Black;
    friend bool operator==(const DisplayOptions&, const DisplayOptions&) = default;
};

// Colours are the terminal's numbers, or with TrueColour those of rgb_of_number; -1 is the terminal's
// default.
struct Look {
    short fore = -1, back = -1;
    bool bold = false, reverse = false;
    friend bool operator==(const Look&, const Look&) = default;
};

// The cell's glyph is the canvas's own, so that blocks and lines are known in every set of glyphs.
[[nodiscard]] Look look_of(const Cell& cell,
                           Depth depth,
                           Paper paper,
                           ColourTable table = ColourTable::Xterm);

// The colour of a Look with TrueColour: first those of colours.hpp, then what light paper needs.
[[nodiscard]] Rgb rgb_of_number(int number);

}  // namespace parlor::tui
