#include "tui/sharing/pause_page.hpp"

#include "app/screened.hpp"

namespace parlor::tui {

TEST_CASE("T-3.10: the page of a pause hides the whole table, and has the keys of players") {
    Canvas canvas{{24, 80}};
    canvas.write({12, 60}, "THE RING", {});
    draw_pause(canvas, "17 Friday", false);
    CHECK(canvas.size() == Size{24, 80});
    for (const std::string& line : lines_of(canvas, GlyphSet::Unicode))
        CHECK(line.find("THE RING") == std::string::npos);
    Canvas page;
    draw_pause(page, "17 Friday", false);
    check_golden("pause-for-all", page);
    draw_pause(page, "17 Friday", true);
    check_golden("pause-for-all-watched", page);
}

}  // namespace parlor::tui
