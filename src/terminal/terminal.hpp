// Terminal: the capabilities of a terminal, as escape sequences. Missing capabilities are empty.
//
// Not here: reading them from terminfo (terminfo.hpp).
#pragma once

#include <functional>
#include <map>
#include <string>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {

// Whether a window has at least 40 x 24. Without a 25th row, the last row of the canvas is folded
// away (U-1.2).
[[nodiscard]] constexpr bool is_large_enough(Size size) {
    return size.rows >= Canvas::rows - 1 and size.cols >= Canvas::cols;
}

struct Terminal {
    // An escape sequence with a number in it, such as a distance or a colour.
    using Sequence = std::function<std::string(int)>;

    // Moving the cursor; rows and columns are the window's.
    std::function<std::string(At)> move_to;
    Sequence to_row, to_col;         // keeps the other coordinate
    Sequence up, down, left, right;  // by a distance
    std::string first_column;

    // Changing the look of the following letters; colours are numbers from 0.
    Sequence ink, paper;
    std::string own_ink, own_paper, own_colours;  // own_colours: both
    std::string plain, bold, reverse, not_reverse;

    std::string clear, erase_to_end;  // to the end of the line
    Sequence blanks;                  // a number of blanks; the cursor stays
    Sequence again;                   // repeats the last letter, of one byte
    bool erases_in_paper = false;     // clearing and erasing use the background colour
    bool scrolls_in_corner = false;   // after a letter in the window's last cell

    // Line drawing characters, for terminals without Unicode.
    bool knows_unicode = true;
    std::map<char32_t, char> drawn;
    std::string begin_drawing, end_drawing;

    GlyphSet glyphs = GlyphSet::Ascii;
    Depth depth = Depth::Mono;
    ColourTable table = ColourTable::Xterm;
    Paper paper_wanted = Paper::Black;
};

// The sequence with this number; empty when the terminal lacks it.
[[nodiscard]] inline std::string expand(const Terminal::Sequence& sequence, int number) {
    return sequence ? sequence(number) : std::string{};
}

}  // namespace parlor::tui
