#include "tui/dominoes/hand_end_rows.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui::domino {
namespace {

constexpr Style bright{Ink::White, Ink::Black}, quiet{Ink::LightGrey, Ink::Black};
constexpr int left = 1, line_width = Canvas::cols - left;

}  // namespace

void draw_hand_end(Canvas& canvas, const HandEnd& end) {
    canvas.write({below_table.top, left}, "THE HAND IS OVER: PRESS ANY KEY", quiet);
    int row = below_table.top + 1;
    Style style = bright;  // of the score
    for (const std::string& words : end.lines) {
        for (const std::string& line : wrapped(words, line_width))
            if (row <= below_table.bottom) canvas.write({row++, left}, line, style);
        style = quiet;
    }
}

}  // namespace parlor::tui::domino
