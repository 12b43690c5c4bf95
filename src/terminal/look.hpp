// Look: the colours and attributes of a cell, for a given depth of colour.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::tui {

// Black paper may stay the terminal's own background (U-1.4).
enum class Paper : std::uint8_t { Black, Terminal };

// The user's options; those not set are chosen by the locale, TERM and NO_COLOR.
struct DisplayOptions {
    std::optional<GlyphSet> glyphs;
    std::optional<Depth> depth;
    Paper paper = Paper::Black;
    friend bool operator==(const DisplayOptions&, const DisplayOptions&) = default;
};

// Colours are the terminal's numbers, or the ink's with TrueColour; -1 is the terminal's default.
struct Look {
    short fore = -1, back = -1;
    bool bold = false, reverse = false;
    friend bool operator==(const Look&, const Look&) = default;
};

[[nodiscard]] Look look_of(const Cell& cell, Depth depth, Paper paper);

}  // namespace parlor::tui
