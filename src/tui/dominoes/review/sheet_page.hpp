// The sheet of a domino game: a row for each hand, with each player's points from plays and from the
// end of the hand, and the score after it; the sums in the first row.
//
// Source:  D-8.6, D-9.8; U-1.3.
// Choices: the last hands are shown first; Page Up and Page Down, or the arrows, turn to others.
#pragma once

#include "tui/dominoes/review/score_page.hpp"

namespace parlor::tui::domino_table {

struct OpenSheet {
    Scores scores;
    int pages_back = 0;  // from the last page
};

[[nodiscard]] desk::PagePtr sheet_page(Scores scores);

}  // namespace parlor::tui::domino_table
