// The table screen, as the seat in the lower line sees it, with the pages and notices over it: in 40
// columns, or in the room that a large window has for it.
//
// Source: U-4.1, U-4.5; D-9.6, D-9.8.
#pragma once

#include "tui/dominoes/seen.hpp"
#include "tui/dominoes/table/hand_rows.hpp"
#include "tui/dominoes/table/placement.hpp"

namespace parlor::tui::domino_table {

// The room that it takes, and its parts. A panel next to it has what would cover the table.
struct Extent {
    Size size{Canvas::rows, Canvas::cols};
    Size table = small_table;
    HandPlace hand;
    bool has_panel = false;
};

[[nodiscard]] Canvas draw(const Picture& picture, const desk::Desk& desk, const Extent& room = {});

// Whether a page covers all of it.
[[nodiscard]] bool is_covered(const desk::Desk& desk);

}  // namespace parlor::tui::domino_table
