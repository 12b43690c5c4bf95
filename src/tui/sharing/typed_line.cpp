#include "tui/sharing/typed_line.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/sharing/wide_page.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

using namespace wide_page;

std::string_view type_on_line(std::string& text, Key key, const setup::Length& length) {
    if (key == Key::Backspace) {
        take_last_letter(text);
        return "";
    }
    if (letter_of(key) == 0) return "Type letters, then press Enter";
    return add_letter(text, key, length.most) ? "" : length.words;
}

void draw_typed_line(Canvas& canvas, const TypedLine& line) {
    constexpr int about_row = 4, text_row = 9;
    constexpr std::size_t rows_of_text = 9;
    draw_wide_page(canvas, line.title, line.sub);
    int row = about_row;
    for (const std::string& each : line.about)
        canvas.write({row++, text_col}, fitting(each, width_of_text), on_body);
    const std::vector<std::string> lines = wrapped(line.text + "_", width_of_text);
    row = text_row;
    for (std::size_t at = lines.size() - std::min(lines.size(), rows_of_text); at < lines.size();
         ++at) {
        bar(canvas, {row, left}, inside, " " + lines[at], on_white);
        canvas.point_at({row++, text_col + width(lines[at]) - 1});
    }
    draw_wide_remark(canvas, line.refusal);
    draw_bar_of_keys(canvas, keys_row);
    draw_key(canvas, {keys_row, 2}, "ENTER", "TAKE IT");
    draw_key(canvas, {keys_row, 18}, "ESC", "BACK");
}

}  // namespace parlor::tui
