#include "tui/sharing/wide_page.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {

using namespace wide_page;

void draw_wide_page(Canvas& canvas, std::string_view title, std::string_view sub) {
    constexpr Box frame{0, 0, 24, 39};
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, inside}, U' ', on_body);
    bar(canvas, {1, left}, inside, shortened(title, inside), on_white);
    bar(canvas, {2, left}, inside, " " + shortened(sub, width_of_text), on_cyan);
}

void draw_wide_remark(Canvas& canvas, const std::string& words) {
    int row = remark_row;
    for (const std::string& line : wrapped(upper(words), width_of_text))
        canvas.write({row++, text_col}, line, on_body);
}

void draw_bar_of_keys(Canvas& canvas, int row) { bar(canvas, {row, left}, inside, "", on_bar); }

void draw_key(Canvas& canvas, At at, std::string_view name, std::string_view label) {
    canvas.write(at, name, on_white);
    canvas.write({at.row, at.col + width(name) + 1}, label, on_bar);
}

}  // namespace parlor::tui
