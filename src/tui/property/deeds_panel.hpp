// The list of a player's deeds, by group: how many of the group they have, what stands there, and
// what a visitor would owe now.
//
// Source:  U-5.9.
// Choices: it covers the players and the board, for it needs their columns; the prompts and the map
//          stay.
#pragma once

#include <optional>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/menu.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {

struct Deeds {
    Seat of{};
    DeedTarget target;
    int row = 0;  // of the selected deed
};

struct DeedsPanel {
    static constexpr int first_row = 4, more_row = 17, facts_row = 18, keys_row = 19;
    static constexpr int rows_shown = more_row - first_row;
};

[[nodiscard]] std::vector<Square> listed(const rules::View& view, const Deeds& page);
[[nodiscard]] std::optional<Square> selected(const rules::View& view, const Deeds& page);

void draw_deeds(Canvas& canvas, const rules::View& view, const Deeds& page, const Menu& menu);

}  // namespace parlor::tui
