// Look: how a cell is shown in a given depth of colour.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::tui {

// Black paper may stay what the terminal's own background is (U-1.4).
enum class Paper : std::uint8_t { Black, Terminal };

// What was asked for; what was not is chosen by the locale, TERM and NO_COLOR.
struct Looks {
    std::optional<GlyphSet> glyphs;
    std::optional<Depth> depth;
    Paper paper = Paper::Black;
    friend bool operator==(const Looks&, const Looks&) = default;
};

// Colours by the terminal's number; -1 is the terminal's own.
struct Look {
    short fore = -1, back = -1;
    bool bold = false, reverse = false;
    friend bool operator==(const Look&, const Look&) = default;
};

[[nodiscard]] Look look_of(const Cell& cell, Depth depth, Paper paper);

}  // namespace parlor::tui
