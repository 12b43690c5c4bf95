#include "tui/sharing/pause_page.hpp"

#include <string_view>

#include "tui/sharing/wide_page.hpp"

namespace parlor::tui {

using namespace wide_page;

void draw_pause(Canvas& canvas, const std::string& table, bool only_watches) {
    constexpr int first_row = 9, first_keys_row = 22, last_keys_row = 23;
    canvas = Canvas{canvas.size()};
    draw_wide_page(canvas, "TABLE " + table, "PAUSE FOR ALL");
    int row = first_row;
    for (const std::string_view line : {"ALL CLOCKS HAVE STOPPED,",
                                        "AND THE TABLE IS OUT OF SIGHT.",
                                        "",
                                        "EACH PLAYER CAN END IT."})
        canvas.write({row++, text_col}, line, on_body);
    draw_bar_of_keys(canvas, first_keys_row);
    if (not only_watches) draw_key(canvas, {first_keys_row, 2}, "C", "CONTINUE");
    draw_bar_of_keys(canvas, last_keys_row);
    draw_key(canvas, {last_keys_row, 2}, "&", "COMPANY");
    draw_key(canvas, {last_keys_row, 14}, "'", "TALK");
    draw_key(canvas, {last_keys_row, 28}, "Q", "LEAVE");
}

}  // namespace parlor::tui
