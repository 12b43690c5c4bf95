#include "tui/launcher/backdrop.hpp"

#include "tui/property/board_screen.hpp"
#include "tui/property/mini_map.hpp"

namespace parlor::tui {

Canvas backdrop(const rules::Edition* edition) {
    Canvas canvas;
    if (edition == nullptr) return canvas;
    rules::View nobody;
    nobody.edition = edition;
    draw_board(canvas, nobody, Quadrant{1}, std::nullopt);
    draw_mini_map(canvas, nobody);
    return canvas;
}

}  // namespace parlor::tui
