// Picture: a canvas as a certain terminal can show it, and the diff of two pictures as runs.
#pragma once

#include <vector>

#include "terminal/terminal.hpp"

namespace parlor::tui {

struct ShownCell {
    char32_t glyph = U' ';
    Look look;
    friend bool operator==(const ShownCell&, const ShownCell&) = default;
};

using Row = std::vector<ShownCell>;
using Picture = std::vector<Row>;

[[nodiscard]] ShownCell shown_cell(const Cell& cell, const Terminal& terminal);

// The top left part of a canvas, in this size.
[[nodiscard]] Picture picture_of(const Canvas& canvas, const Terminal& terminal, Size size);

// Adjacent cells of a row that are written with one look.
struct Run {
    int row = 0, col = 0, end = 0;
    Look look;
    bool is_inked = false;  // false: all cells are blanks, and only their paper matters
};

// The look after writing a run. A run of blanks keeps the ink, which is invisible.
[[nodiscard]] Look look_after(const Look& before, const Run& run);

// The changed runs, from top to bottom and left to right. They include short gaps of unchanged
// cells that are as short to rewrite as to skip. Requires pictures of one size.
[[nodiscard]] std::vector<Run> runs(const Picture& from, const Picture& to);

}  // namespace parlor::tui
