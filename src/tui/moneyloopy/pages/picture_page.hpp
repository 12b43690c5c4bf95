// The chart of a game: wealth by round, with the deals that were made.
//
// Source: U-9.5.
#pragma once

#include <string>
#include <vector>

#include "tui/moneyloopy/pages/page.hpp"

namespace parlor::tui::moneyloopy_table {

struct Picture {
    Per<Seat, std::vector<Money>, max_seats + 1> wealth;  // by round
    std::vector<int> deals;                               // made before which entries of wealth
};
[[nodiscard]] PagePtr picture_page(Picture page);

// For `parlor show --pictures`. Requires a view with everybody's wealth.
void draw_picture(Canvas& canvas, const View& view, const Picture& page);

}  // namespace parlor::tui::moneyloopy_table
