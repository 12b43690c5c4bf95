// The property game's entries in the list of a player's deeds: mortgages, rents, and what a player
// can do about a deed with money.
//
// Source:   U-5.9.
// Not here: drawing the list (board/deeds_list.hpp).
#pragma once

#include <optional>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/menu.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {

struct Deeds {
    Seat of{};
    DeedTarget target;
    int row = 0;  // of the selected deed
};

[[nodiscard]] std::vector<Square> listed(const property::View& view, const Deeds& page);
[[nodiscard]] std::optional<Square> selected(const property::View& view, const Deeds& page);

void draw_deeds(Canvas& canvas, const property::View& view, const Deeds& page, const Menu& menu);

}  // namespace parlor::tui
