// Picture: a canvas as a certain terminal can show it, and the diff of two pictures as runs.
#pragma once

#include <array>
#include <vector>

#include "terminal/terminal.hpp"

namespace parlor::tui {

struct Shown {
    char32_t glyph = U' ';
    Look look;
    friend bool operator==(const Shown&, const Shown&) = default;
};

using Row = std::array<Shown, Canvas::cols>;
using Picture = std::array<Row, Canvas::rows>;

[[nodiscard]] Shown shown(const Cell& cell, const Terminal& terminal);
[[nodiscard]] Picture picture_of(const Canvas& canvas, const Terminal& terminal);

// Neighbours in a row that are written in one look.
struct Run {
    int row = 0, col = 0, end = 0;
    Look look;
    bool is_inked = false;  // else all are blanks, and only their paper counts
};

// The look in which a run is written after another one. The ink of a blank is not seen.
[[nodiscard]] Look look_after(const Look& before, const Run& run);

// From the top, each row from the left. A few cells between two changed ones that can be
// written in passing are in the runs too.
[[nodiscard]] std::vector<Run> runs(const Picture& from, const Picture& to, int rows);

}  // namespace parlor::tui
