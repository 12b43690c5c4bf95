#include "tui/launcher/title_screen.hpp"

#include <array>
#include <string_view>

#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 10, 24, 29};
constexpr int left = frame.left + 1, inside = frame.right - frame.left - 1;

struct Line {
    int row;
    std::string_view words;
};
constexpr std::array lines{
    Line{5, " A TABLE FOR"},
    Line{6, "   TWO TO SIX"},
    Line{9, " THE PROPERTY"},
    Line{10, "    GAME"},
    Line{13, " AS IT LOOKED ON"},
    Line{14, " THE COMMODORE 64"},
    Line{17, " IN THANKS TO"},
    Line{18, "   DANIEL ENGLAND"},
};

}  // namespace

void draw_title(Canvas& canvas) {
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, frame.right - 1}, U' ', on_bar);
    bar(canvas, {2, left}, inside, "   P A R L O R", on_white);
    bar(canvas, {3, left}, inside, "", on_cyan);
    for (const Line& line : lines) canvas.write({line.row, left}, line.words, on_bar);
    bar(canvas, {22, left}, inside, "  PRESS ANY KEY", on_white);
    canvas.point_at({22, left + 16});
}

}  // namespace parlor::tui
