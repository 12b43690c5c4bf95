#include "tui/launcher/title_screen.hpp"

#include <array>
#include <string_view>

#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 10, 24, 29};
constexpr Box map{21, 36, 23, 39}, first_street{14, 30, 19, 32};
constexpr int left = frame.left + 1, inside = frame.right - frame.left - 1;

struct Line {
    int row;
    std::string_view words;
};
constexpr std::array lines{
    Line{8, " AS SEEN ON THE"},
    Line{9, " COMMODORE 64"},
    Line{14, " WITH THANKS TO"},
    Line{15, " DANIEL ENGLAND"},
};

}  // namespace

void draw_title(Canvas& canvas) {
    canvas.fill(map, U' ', on_black);  // with these the first screen is too many bytes
    canvas.fill(first_street, U' ', on_cyan);
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, frame.right - 1}, U' ', on_bar);
    bar(canvas, {2, left}, inside, "   P A R L O R", on_white);
    bar(canvas, {3, left}, inside, "   OF GAMES", on_cyan);
    for (const Line& line : lines) canvas.write({line.row, left}, line.words, on_bar);
    bar(canvas, {22, left}, inside, "  PRESS ANY KEY", on_white);
    canvas.point_at({22, left + 16});
}

}  // namespace parlor::tui
