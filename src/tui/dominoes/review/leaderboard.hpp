// The leaderboard of a domino game that is over: both scores, with the sources of their points.
//
// Source: D-8.6, U-10.5.
#pragma once

#include "tui/desk/page.hpp"
#include "tui/dominoes/picture.hpp"
#include "tui/dominoes/review/score_page.hpp"
#include "tui/ending/celebration.hpp"

namespace parlor::tui::domino_table {

// With the tiles of the last hand on the table.
[[nodiscard]] Celebration celebration_of(const Picture& picture);

[[nodiscard]] desk::PagePtr leaderboard_page(const Picture& picture, const Scores& scores);

}  // namespace parlor::tui::domino_table
