// Canvas: a screen in memory, 25 rows of 40 cells unless another size is given. Screens draw on it,
// the presenter shows it, and tests read it. It knows neither games nor terminals.
//
// Units:  rows and columns, from 0.
// Errors: none; drawing outside the canvas is clipped.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/ink.hpp"

namespace parlor::tui {

struct Style {
    Ink ink = Ink::LightGrey;
    Ink paper = Ink::Black;
    friend bool operator==(const Style&, const Style&) = default;
};

// What other sets of glyphs than `unicode` show in a cell: in a part of a drawing that each set draws
// in its own way. With 0 the set shows its stand-in for the cell's glyph (glyphs.hpp).
struct Variants {
    char32_t petscii = 0;
    char16_t console = 0;
    char ascii = 0;
    friend bool operator==(const Variants&, const Variants&) = default;
};

// A glyph is a character of Unicode's basic plane, one column wide; glyphs.hpp replaces it with
// what a terminal can show.
struct Cell {
    char32_t glyph = U' ';
    Style style;
    bool reverse = false;
    bool pulses = false;  // ink and paper change places and back, for a while after a key (U-10.1)
    Variants variants = {};
    friend bool operator==(const Cell&, const Cell&) = default;
};
static_assert(sizeof(Cell) == 16);  // a host keeps two thousand for each guest

// The ink and paper as seen, with the cell's reverse applied.
[[nodiscard]] inline Style seen(const Cell& cell) {
    return cell.reverse ? Style{cell.style.paper, cell.style.ink} : cell.style;
}

struct At {
    int row = 0, col = 0;
    friend bool operator==(const At&, const At&) = default;
};

// Both corners are inside the box.
struct Box {
    int top = 0, left = 0, bottom = 0, right = 0;
};

struct Size {
    int rows = 0, cols = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

class Canvas {
public:
    static constexpr int rows = 25, cols = 40;  // for the 40-column screens

    Canvas() : Canvas{Size{rows, cols}} {}
    explicit Canvas(Size size);
    [[nodiscard]] Size size() const { return size_; }

    void put(At at, char32_t glyph, Style style, const Variants& variants = {});
    void write(At at, std::string_view utf8, Style style);
    void write(At at, std::u32string_view letters, Style style);
    void fill(const Box& box, char32_t glyph, Style style);
    void stand_out(At at);                      // reverses the cell
    void let_pulse(At at);                      // until something else is put there
    void turn_pulsing();                        // reverses all pulsing cells
    [[nodiscard]] const Cell* pulsing() const;  // the first such cell; null: none pulses
    void insert(At corner, const Canvas& part);
    [[nodiscard]] Canvas part(const Box& box) const;  // a copy of its cells

    // Places the terminal's cursor: on the selected item.
    void point_at(At at) { cursor_ = at; }
    [[nodiscard]] At cursor() const { return cursor_; }

    // A blank cell for a position outside the canvas.
    [[nodiscard]] Cell cell(At at) const;
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }  // row by row

    friend bool operator==(const Canvas&, const Canvas&) = default;

private:
    [[nodiscard]] bool contains(At at) const;
    [[nodiscard]] std::size_t index_of(At at) const;
    [[nodiscard]] Cell* find(At at);
    // Those of a row, from one column to another, that the canvas has.
    [[nodiscard]] std::span<Cell> cells_in(int row, int left, int right);

    Size size_;
    std::vector<Cell> cells_;
    At cursor_;  // in the last cell, unless a screen moves it
};

}  // namespace parlor::tui
