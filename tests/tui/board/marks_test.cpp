#include "tui/board/marks.hpp"

#include "canvas/glyphs.hpp"
#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("U-10.2: a sign on the strip of a deed that nobody owns is white, not dark grey") {
    Canvas canvas;
    canvas.put({0, 0}, glyph::checker, {Ink::DarkGrey, Ink::Black});
    canvas.put({0, 1}, glyph::checker, {Ink::Yellow, Ink::Black});
    draw_mark(canvas, {0, 0}, U'*');
    draw_mortgage(canvas, {0, 0, 0, 1});
    CHECK(canvas.cell({0, 0}) == Cell{U'*', {Ink::White, Ink::Black}});
    CHECK(canvas.cell({0, 1}) == Cell{U'M', {Ink::Yellow, Ink::Black}});
}

}  // namespace parlor::tui
