#include "tui/property/board/backdrop.hpp"

#include "tui/property/board/mini_map.hpp"
#include "tui/property/board/quadrant.hpp"

namespace parlor::tui {

Canvas backdrop(const rules::Edition& edition) {
    Canvas canvas;
    rules::View nobody;
    nobody.edition = &edition;
    draw_board(canvas, nobody, Quadrant{1}, std::nullopt);
    draw_mini_map(canvas, nobody);
    return canvas;
}

}  // namespace parlor::tui
