// Tabletop: what the keys and scenes of any table must know about its game.
#pragma once

#include "tui/board/shown_board.hpp"
#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

// Views that it gets are its own.
class Tabletop {
public:
    virtual ~Tabletop() = default;

    [[nodiscard]] virtual PagePtr pause_page() const = 0;
    [[nodiscard]] virtual ShownBoard board(const View& view) const = 0;
    virtual void draw_rows(Canvas& canvas, const View& view) const = 0;  // of the players
};

}  // namespace parlor::tui::desk
