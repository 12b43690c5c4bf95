#include "tui/board/reading/drawn_page.hpp"

#include "canvas/letters.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

Canvas blank_page() {
    Canvas page{size_of_drawn};
    page.fill({0, 0, size_of_drawn.rows - 1, size_of_drawn.cols - 1}, U' ', on_bar);
    return page;
}

void write(Canvas& page, At at, const std::string& words) {
    for (const std::string& line : wrapped(words, size_of_drawn.cols - at.col)) {
        page.write(at, line, on_bar);
        ++at.row;
    }
}

}  // namespace parlor::tui
