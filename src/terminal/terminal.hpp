// A terminal's words: what it understands. Those it lacks are empty.
//
// Not here: where they come from (terminal/terminfo.hpp).
#pragma once

#include <functional>
#include <map>
#include <string>

#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {

struct Size {
    int rows = 24, cols = 80;
    friend bool operator==(const Size&, const Size&) = default;
};

// Down to 40 x 24: then the last row of the canvas is folded away (U-1.2).
[[nodiscard]] constexpr bool is_large_enough(Size size) {
    return size.rows >= Canvas::rows - 1 and size.cols >= Canvas::cols;
}

struct Terminal {
    using Word = std::function<std::string(int)>;

    // The cursor. Rows and columns are the window's.
    std::function<std::string(At)> move_to;
    Word to_row, to_col;         // leaving the other as it is
    Word up, down, left, right;  // by so many
    std::string first_column;

    // How letters look from here on. Colours by their number, from 0.
    Word ink, paper;
    std::string own_ink, own_paper, own_colours;  // own_colours: both
    std::string plain, bold, reverse, not_reverse;

    std::string clear, erase_to_end;  // of the line
    Word blanks;                      // so many, the cursor stays
    Word again;                       // the letter just written, of one byte, so many times more
    bool erases_in_paper = false;     // clearing and erasing leave the paper's colour
    bool scrolls_in_corner = false;   // when a letter is put into the last cell of all

    // The letters it draws with, where it does not know them by Unicode.
    bool knows_unicode = true;
    std::map<char32_t, char> drawn;
    std::string begin_drawing, end_drawing;

    GlyphSet glyphs = GlyphSet::Ascii;
    Depth depth = Depth::Mono;
    Paper paper_wanted = Paper::Black;
};

// A word with a number, if the terminal has it.
[[nodiscard]] inline std::string say(const Terminal::Word& word, int number) {
    return word ? word(number) : std::string{};
}

}  // namespace parlor::tui
